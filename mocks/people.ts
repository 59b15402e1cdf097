/** Accounts of `next dev` alone, offered by the login page. */
export const MOCK_PEOPLE = {
  member: {
    name: 'Ada',
    last_name: 'Rider',
    email: 'ada@mock.example',
    password: 'mock-mode-member',
  },
  admin: {
    name: 'Sam',
    last_name: 'Keeper',
    email: 'sam@mock.example',
    password: 'mock-mode-admin',
  },
} as const
