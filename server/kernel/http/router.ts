import { LRUCache } from 'lru-cache'
import { z } from 'zod'

import type {
  Auth,
  DecodedInput,
  DecodedResponse,
  Route,
  RouteData,
  RouteSchemas,
} from '@/contract/kit/route'
import type { Bike, Build } from '@/domain/shop/bikes/bike'

import { auditedDb } from '../audit/audited-db'
import type { AuditSubjects } from '../audit/entity'
import type { Snapshots } from '../audit/snapshots'
import type { Deps } from '../deps'
import { nameEntities, requireTrail, trailOf } from './audit-trail'
import {
  readEmail,
  readFile,
  readImage,
  readPicture,
  readPieces,
  readRaw,
  type SharedBody,
} from './body'
import type { CallerOf } from './caller'
import { fileResponse, streamResponse, type FileAnswer } from './file-response'
import { identify, withNothing, withoutCookies, type Identify } from './identify'
import { idempotencyKey } from './idempotency-key'
import { parseInput, type Note } from './input'
import { toDomainError } from './problem'
import { unknownMembers } from './unknown-members'

export interface RequestContext extends Deps {
  requestId: string
  method: string
  /** Client IP for rate limits and session lists: an IPv4 address, or the /64 of an IPv6 address. */
  ipBlock: string
  /** The same as a full address. */
  address: string
  header(name: string): string | undefined
  /** Adds a header to the response, also to one about an error. */
  answerHeader(name: string, value: string): void
  /** Records the paths of fields outside the contract; development only. */
  noteUnknown?: (paths: () => string[]) => void
  /** Revalidates static pages if this process serves them. */
  revalidate(paths: readonly string[]): Promise<void>
  /** Renders a bike as JPEG for a document; returns null without a page server. */
  pictureOf(bike: Bike, build: Build): Promise<Buffer | null>
}

export interface HandlerContext<A extends Auth = 'required', Along = undefined>
  extends RequestContext, AuditSubjects {
  token: string | null
  caller: CallerOf<A>
  /** Data read in the same query as the caller. */
  along: Along
  /** The uploaded file; empty for other routes. */
  upload: Buffer
  /** Reads the email of a route that receives one, after the handler has authenticated the sender. */
  readEmail(): Promise<SharedBody>
  /** Streams an uploaded table of up to `limit` bytes. */
  readPieces(limit: number): AsyncIterable<Uint8Array>
  /** Idempotency key, if one was sent to a route that accepts it (`takesKey`). */
  idempotencyKey: string | undefined
}

interface Answer<S extends RouteSchemas> {
  data?: DecodedResponse<S>
  /** Lazily computed `data`; not called on a cache hit of `sameAs`. */
  makeData?: () => Promise<DecodedResponse<S>>
  file?: FileAnswer
  stream?: ReadableStream<Uint8Array<ArrayBuffer>>
  cookies?: string[]
  message?: string
  /** 'public' responses may be cached for a minute; all others are never stored. */
  cache?: 'public'
  /** Same owner and key mean identical bytes, cached as long as the owner (such as a revision). */
  sameAs?: { owner: object; key: string }
}

type Handler<S extends RouteSchemas, A extends Auth, Along = undefined> = (
  context: HandlerContext<A, Along> & DecodedInput<S>,
) => Promise<Answer<S>> | Answer<S>

export interface MountedRoute {
  route: Route
  schemas: RouteSchemas
  /** Queries by which the audit log compares its subjects, in addition to those of audit/snapshots.ts. */
  snapshots: Snapshots
  respond(
    request: Request,
    params: Record<string, string>,
    context: RequestContext,
  ): Promise<Response>
}

/** Collects the handlers of a feature; `on` infers its types from the contract's schemas. */
export function createRouter<
  S extends Record<string, RouteSchemas>,
  R extends { readonly [K in keyof S]: Route<S[K]> },
>(routes: R, schemas: S, snapshots: Snapshots = {}) {
  const mounted: MountedRoute[] = []
  const router = {
    mounted,
    on<K extends keyof S>(name: K, handler: Handler<S[K], R[K]['auth']>) {
      const route = routes[name] as Route<S[K], R[K]['auth']>
      return add(mount(route, schemas[name], { handler, identifyBy: withNothing, snapshots }))
    },
    /** Registers an authenticated route that reads the caller and additional data in one query. */
    onWith<K extends keyof S, Along>(
      name: R[K]['auth'] extends 'required' ? K : never,
      identifyBy: Identify<Along>,
      handler: Handler<S[K], 'required', Along>,
    ) {
      const route = routes[name] as Route<S[K], 'required'>
      return add(mount(route, schemas[name] as S[K], { handler, identifyBy, snapshots }))
    },
  }
  function add(one: MountedRoute) {
    mounted.push(withFailureData(one))
    return router
  }
  return router
}

interface RouteBinding<S extends RouteSchemas, A extends Auth, Along> {
  handler: Handler<S, A, Along>
  identifyBy: Identify<Along>
  snapshots: Snapshots
}

function mount<S extends RouteSchemas, A extends Auth, Along>(
  route: Route<S, A>,
  schemas: S,
  { handler, identifyBy, snapshots }: RouteBinding<S, A, Along>,
): MountedRoute {
  return {
    route: route as Route,
    schemas,
    snapshots,
    async respond(request, params, received) {
      const context = withoutCookies(received)
      // Authenticate before parsing, so that anonymous callers can't probe private schemas.
      const known = await identify(route, context, identifyBy)
      const note: Note = (schema, value, name) =>
        context.noteUnknown?.(() => unknownMembers(schema, value, { name, form: 'wire' }))
      const input = await parseInput(schemas, request, { params, note })
      const upload = await readUpload(route, request)
      const trail = trailOf(route, context, { params, input, caller: known.caller, snapshots })
      const answer: Answer<S> = await handler({
        ...context,
        ...(trail && { db: auditedDb(context.db, trail) }),
        ...known,
        about: (...entities) => {
          if (trail) nameEntities(trail, entities)
        },
        upload,
        readEmail: () => readEmail(request),
        readPieces: (limit) => readPieces(request, limit),
        idempotencyKey: schemas.takesKey
          ? idempotencyKey(context.header('idempotency-key'))
          : undefined,
        ...(input as DecodedInput<S>),
      })
      requireTrail(context, trail)
      if (answer.stream) return streamResponse(answer.stream, schemas.file?.type)
      const encode = async () => {
        const data = answer.makeData ? await answer.makeData() : answer.data
        context.noteUnknown?.(() =>
          unknownMembers(schemas.response, data, { name: 'data', form: 'decoded' }),
        )
        return encodeAnswer(route, schemas, { data, message: answer.message })
      }
      const response = answer.file
        ? await fileResponse(answer.file, schemas.file?.type, context.header('if-none-match'))
        : new Response(await remembered(route, answer.sameAs, encode), {
            status: route.isCreated ? 201 : 200,
            headers: {
              'content-type': 'application/json',
              'cache-control': cacheControl(answer.cache),
            },
          })
      for (const cookie of answer.cookies ?? []) response.headers.append('set-cookie', cookie)
      return response
    },
  }
}

/** spec §8: failure responses of some routes contain `data`, whatever the cause. */
function withFailureData(mounted: MountedRoute): MountedRoute {
  const { failureData } = mounted.schemas
  if (failureData === undefined) return mounted
  return {
    ...mounted,
    async respond(request, params, context) {
      try {
        return await mounted.respond(request, params, context)
      } catch (thrown) {
        throw toDomainError(thrown).carrying(failureData, thrown)
      }
    },
  }
}

const NOTHING = Buffer.alloc(0)

function readUpload({ upload }: RouteData, request: Request): Promise<Buffer> | Buffer {
  if (upload === 'image') return readImage(request)
  if (upload === 'picture') return readPicture(request)
  if (upload === 'file') return readFile(request)
  return upload === 'raw' ? readRaw(request) : NOTHING
}

function encodeAnswer(
  route: RouteData,
  schemas: RouteSchemas,
  answer: { data: unknown; message: string | undefined },
): string {
  // Encoding also drops all fields outside the contract.
  const data = z.encode(schemas.response, answer.data as never)
  if (route.raw) return JSON.stringify(data)
  return JSON.stringify({ data, ...(answer.message ? { message: answer.message } : {}) })
}

const MOST_REMEMBERED = 200
const answers = new WeakMap<object, LRUCache<string, Uint8Array<ArrayBuffer>>>()

async function remembered(
  route: RouteData,
  same: Answer<RouteSchemas>['sameAs'],
  make: () => Promise<string>,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (!same) return make()
  const known = answers.get(same.owner) ?? new LRUCache({ max: MOST_REMEMBERED })
  answers.set(same.owner, known)
  const key = `${route.method} ${route.path} ${same.key}`
  const bytes = known.get(key) ?? new TextEncoder().encode(await make())
  known.set(key, bytes)
  return bytes
}

// No stale-* directives, because browsers would honor them and show old prices, even offline.
function cacheControl(cache: 'public' | undefined): string {
  return cache === 'public' ? 'public, max-age=0, s-maxage=60' : 'no-store'
}
