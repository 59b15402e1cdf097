import type { AxiosRequestConfig } from 'axios'

/** Keeps the browser's own axios adapter. */
export const dispatch = (): AxiosRequestConfig => ({})
