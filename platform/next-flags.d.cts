import type { NextConfig } from 'next'

declare function nextFlags(): NextConfig

export = nextFlags
