import { buildsRoutes as routes, type BuildBoard } from '@/contract/office/builds/builds'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { BuildBoard, BuildCard } from '@/contract/office/builds/builds'

export function buildsService(http: Http) {
  return {
    board: (): Promise<BuildBoard> => call(http, routes.board, {}),
  }
}
