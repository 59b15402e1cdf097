import type { AxiosRequestConfig } from 'axios'

/** In the browser there is nothing to dispatch to: axios keeps its own adapter. */
export const dispatch = (): AxiosRequestConfig => ({})
