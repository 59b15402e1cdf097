import { useMemo } from 'react'

/** Memoizes an object by its fields, whose names never change, so that consumers don't rerender. */
export function useShallowStable<Fields extends object>(fields: Fields): Fields {
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/use-memo -- the fields themselves are what counts
  return useMemo(() => fields, Object.values(fields))
}
