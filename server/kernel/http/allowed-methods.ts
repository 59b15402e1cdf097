interface Address {
  method: string
  path: string
}

/** Returns a function that lists a path's methods for Allow, sorted; empty for an unknown path. */
export function allowedMethodsOf(routes: readonly Address[]): (path: string) => string[] {
  const known = routes.map(({ method, path }) => ({
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    pattern: new RegExp(`^${escaped(path).replace(/:\w+/g, '[^/]+')}$`),
  }))
  return (path) => {
    const fitting = known.filter(({ pattern }) => pattern.test(path))
    return [...new Set(fitting.flatMap(({ methods }) => methods))].sort()
  }
}

function escaped(path: string): string {
  return path.replaceAll('.', '\\.')
}
