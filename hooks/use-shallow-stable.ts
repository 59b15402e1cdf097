import { useMemo } from 'react'

/**
 * The same object as before for as long as its fields are the same, so that what is drawn from it is not drawn again.
 * @param fields always the same names
 */
export function useShallowStable<Fields extends object>(fields: Fields): Fields {
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/use-memo -- the fields themselves are what counts
  return useMemo(() => fields, Object.values(fields))
}
