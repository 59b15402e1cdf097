import { useDispatch, useSelector, useStore } from 'react-redux'

import type { AppStore } from '@/store/make-store'
import type { AppDispatch, RootState } from '@/store/types'

/** Typed hooks of react-redux, which components use through a feature's own hook. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()
