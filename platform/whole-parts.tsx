import { use, type ComponentType } from 'react'

let arrived: Promise<unknown> | undefined

/** Returns a promise for all eager parts; they register state, so await it before creating a store. */
export const partsArrived = () => arrived

export function useWholeParts(): void {
  if (arrived) use(arrived)
}

/** Renders a part without Suspense, whose inline scripts the content security policy forbids. */
export function wholePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> = () => null
  const loading = load().then((loaded) => (Part = loaded))
  arrived = Promise.all([arrived, loading])
  return function Whole(props) {
    return (
      <div>
        <Part {...props} />
      </div>
    )
  }
}
