import type { AxiosRequestConfig } from 'axios'

/** Uses the browser's default axios adapter. */
export const dispatch = (): AxiosRequestConfig => ({})
