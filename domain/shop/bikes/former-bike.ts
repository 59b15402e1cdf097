export const FORMER_BIKE = 'We no longer offer this bike.'
