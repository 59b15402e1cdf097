import { and, eq, inArray, isNull, lt } from 'drizzle-orm'

import { fileName, type AttachmentType } from '@/domain/kit/attachments'

import type { Db } from '../db/client'
import { files } from '../db/schema/system/files'
import type { Deps } from '../deps'
import { DomainError } from '../errors/domain-error'
import { deriveKey, isSameSecret } from '../ports/ids'
import { cleanFile, cleanPicture, type CleanFile } from './clean-file'

interface StoredFile {
  public_id: string
  name: string
  type: AttachmentType
  size: number
}

interface Size {
  /** Width in pixels; null for files other than pictures. */
  width: number | null
  height: number | null
}

/** Stores a file, unreadable until `claimFiles`. @throws DomainError file_unreadable, server_busy */
export async function storeFile(
  deps: FileStoreDeps,
  { name, file }: UploadedFile,
): Promise<StoredPicture> {
  return persistFile(deps, name, await cleanFile(file))
}

/** Like `storeFile`, for pictures from staff. @throws DomainError image_unreadable, server_busy */
export async function storePicture(
  deps: FileStoreDeps,
  { name, file }: UploadedFile,
): Promise<StoredPicture> {
  return persistFile(deps, name, await cleanPicture(file))
}

/** Stores a generated PDF and marks it as used. @returns its key */
export async function storePaper(
  deps: Pick<Deps, 'ids' | 'clock'>,
  tx: Db,
  { name, file }: UploadedFile,
) {
  const made = await persistFile({ ...deps, db: tx }, name, { type: 'pdf', content: file })
  await claimFiles(deps, tx, [made.public_id])
  return made.id
}

type FileStoreDeps = Pick<Deps, 'db' | 'ids' | 'clock'>
type StoredPicture = StoredFile & Size & { id: number }

interface UploadedFile {
  name: string
  file: Buffer
}

async function persistFile(
  { db, ids, clock }: FileStoreDeps,
  name: string,
  file: CleanFile,
): Promise<StoredPicture> {
  const { type, content, width = null, height = null } = file
  const row = {
    public_id: ids.publicId(),
    name: fileName(name, type),
    type,
    size: content.length,
    content,
    width,
    height,
    created_at: clock.now(),
  }
  const [stored] = await db.insert(files).values(row).returning({ id: files.id })
  if (!stored) throw new Error('The file was not stored.')
  const { public_id, name: storedName, size } = row
  return { id: stored.id, public_id, name: storedName, type, size, width, height }
}

/** Claims files once and returns their keys. @throws DomainError file_not_found if unknown or used */
export async function claimFiles(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  publicIds: readonly string[],
): Promise<number[]> {
  const uniqueIds = [...new Set(publicIds)]
  if (uniqueIds.length === 0) return []
  const used = await tx
    .update(files)
    .set({ used_at: clock.now() })
    .where(and(inArray(files.public_id, uniqueIds), isNull(files.used_at)))
    .returning({ id: files.id })
  if (used.length === uniqueIds.length) return used.map(({ id }) => id)
  throw new DomainError('file_not_found', `${used.length} of ${uniqueIds.length} files.`)
}

export async function findUpload(db: Db, publicId: string) {
  const [row] = await db
    .select({ id: files.id, type: files.type, size: files.size })
    .from(files)
    .where(and(eq(files.public_id, publicId), isNull(files.used_at)))
  return row
}

const DAY_MS = 86_400_000

export async function purgeUnusedFiles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS)
  await db.delete(files).where(and(isNull(files.used_at), lt(files.created_at, before)))
}

const HOUR_MS = 3_600_000

const keyOf = (secret: string, id: string, until: string) =>
  deriveKey(secret, 'file', `${id}:${until}`)

/** Returns a signed URL of a file, which is valid for one to two hours and can't be guessed. */
export function fileHref(
  { secret, clock }: Pick<Deps, 'secret' | 'clock'>,
  id: string,
  path = '/api/files',
): string {
  const until = String(Math.floor(clock.now().getTime() / HOUR_MS) + 2)
  return `${path}/${id}?until=${until}&key=${keyOf(secret, id, until)}`
}

interface SignedAddress {
  id: string
  until: string
  key: string
}

export function isFileAddress(
  { secret, clock }: Pick<Deps, 'secret' | 'clock'>,
  { id, until, key }: SignedAddress,
): boolean {
  const isNow = Number(until) * HOUR_MS > clock.now().getTime()
  return isNow && isSameSecret(key, keyOf(secret, id, until))
}

/** @throws DomainError file_not_found, also for an invalid or expired URL */
export async function readFileAt(
  deps: Pick<Deps, 'db' | 'secret' | 'clock'>,
  address: SignedAddress,
): Promise<{ name: string; type: AttachmentType; content: Buffer }> {
  const { id } = address
  const [file] = isFileAddress(deps, address)
    ? await deps.db
        .select({ name: files.name, type: files.type, content: files.content })
        .from(files)
        .where(eq(files.public_id, id))
    : []
  if (!file) throw new DomainError('file_not_found', 'No such file at this address.')
  return file
}
