/**
 * Members of requests and responses that are money wherever they contain a number, except in routes that list them in
 * `notMoney`. Browser code has no schemas, so `call` converts by these names; a test compares them with the schemas.
 */
export const MONEY: ReadonlySet<string> = new Set(
  `amount amount_due apart assembly assembly_fee average balance balance_after booked cap captured credit credit_used
  difference discount due expected expected_total fee free_shipping goods held here labor_price left left_after left_at_provider lost net new old old_price
  open_amount paid paid_max paid_min payout preUpgradePartsPrice price prior_price price_delta price_from received refund refunded
  rest returned revenue shipping shipping_bike shipping_goods shipping_left shown_price shown_price_delta
  shown_total_price subtotal surcharge surplus tax there threshold to_pay total total_price used vat`.split(
    /\s+/,
  ),
)

/** Members without money inside, whatever names their content has. */
export const NEVER_MONEY: readonly string[] = [
  'body',
  'place',
  'selectedMultipleParts',
  'selectedParts',
  'stock',
  'transit_days',
]
