declare function leanShaders(source: string): string
export = leanShaders
