import { sliceHydration } from '@/platform/sliced-hydration'

// Next loads this file before it hydrates the page.
if (process.env.TRICK_SLICED_HYDRATION !== 'off') sliceHydration()
