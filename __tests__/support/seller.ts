export const TEST_SELLER = {
  name: 'Fixture Bikes Inc.',
  address: ['1 Test Road', 'Albany NY 12207', 'United States'],
  vat_id: 'US-TEST-1',
  email: 'support@shop.test',
}
