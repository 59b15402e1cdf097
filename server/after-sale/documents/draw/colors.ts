export const INK = '#14161A'
export const SOFT = '#565B64'
export const LINE = '#DBD8D0'
