/** Shell commands for programs with an API key, one per request; each uses variables set by earlier ones. */
export const PROGRAM_COMMANDS = [
  `SHOP=\${SHOP:-http://localhost:3000}
KEY=\${KEY:-nk_live_…}
curl -s "$SHOP/api/backoffice/orders" -H "Authorization: Bearer $KEY"`,
  `SINCE=\${SINCE:-$(date -u +%Y-%m-%dT00:00:00Z)}
curl -s "$SHOP/api/backoffice/orders?updated_since=$SINCE" \\
  -H "Authorization: Bearer $KEY"`,
  `curl -s -X PUT "$SHOP/api/backoffice/stock/frame:nyx:M/threshold" \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" -d '{"threshold":5}'`,
]

export const CLIENT_COMMAND = `npx @hey-api/openapi-ts -i "$SHOP/api/openapi.json" -o shop-client`
