/** Built as its authors would: nothing of our own build is in it. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/neighbour/',
  plugins: [react()],
  build: { chunkSizeWarningLimit: 10_000, rolldownOptions: { input: `${import.meta.dirname}/neighbour.html` } },
})
