import { defaultBuild } from '@/domain/shop/bikes/build'
import type { Bike } from '@/domain/shop/bikes/bike'
import type { Country } from '@/domain/shop/countries/country'

interface Offer {
  bike: Pick<Bike, 'id' | 'slug'> & Bike
  country: Country
}

/** Returns shell commands for a first order, one per request; each uses variables set by earlier ones. */
export function firstOrderCommands({ bike, country }: Offer): string[] {
  const items = [
    {
      product_id: bike.id,
      count: 1,
      server: { bike_slug: bike.slug, build: defaultBuild(bike, country) },
    },
  ]
  const address = {
    name: 'Ada Rider',
    line1: '1 Main Street',
    city: 'Portland',
    region: 'OR',
    postcode: '97205',
    country_id: country.id,
  }
  return [
    `${SETUP}
curl -s "$SHOP/api/configurator" | cut -c 1-300`,
    `ITEMS='${JSON.stringify(items)}'
QUOTE=$(curl -s "$SHOP/api/checkout-guest" -H "$JSON" \\
  -d '{"has_bike":true,"country_id":${country.id},"items":'"$ITEMS"'}')
TOTAL=$(echo "$QUOTE" | value total); echo "Total: $TOTAL"`,
    `ADDRESS='${JSON.stringify(address)}'
ORDER=$(curl -s "$SHOP/api/payment-guest" -H "$JSON" -H "Idempotency-Key: order-$(date +%s)-$$" \\
  -d '{"items":'"$ITEMS"',"email":"ada@example.com","shipping_address":'"$ADDRESS"',
       "provider":"sandbox","expected_total":'"$TOTAL"'}')
echo "$ORDER"`,
    `PAYMENT=$(echo "$ORDER" | value redirect_url | sed 's|.*/||')
PAID=$(curl -s "$SHOP/api/sandbox/payments/$PAYMENT" -H "$JSON" -d '{"outcome":"succeed"}')
echo "$PAID"`,
    `BACK=$(echo "$PAID" | value return_url | sed 's|.*/payment/return/||')
curl -s "$SHOP/api/call-back-pay/$BACK"`,
  ]
}

const SETUP = `SHOP=\${SHOP:-http://localhost:3000}
JSON='Content-Type: application/json'
value() { sed -n 's/.*"'"$1"'":"\\{0,1\\}\\([^",}]*\\).*/\\1/p'; }`
