export const US = 222

export const addressOf = (payload: string) => ({
  ...{ name: payload, line1: payload, line2: payload, city: payload, country_id: US },
  ...{ region: 'OR', postcode: '97201', phone: payload.slice(0, 40) },
})
