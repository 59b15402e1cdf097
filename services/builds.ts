import { buildsRoutes as routes, type BuildBoard } from '@/contract/builds'

import { call } from './http/call'
import type { Http } from './http/http'

export type { BuildBoard, BuildCard } from '@/contract/builds'

export function buildsService(http: Http) {
  return {
    board: (): Promise<BuildBoard> => call(http, routes.board, {}),
  }
}
