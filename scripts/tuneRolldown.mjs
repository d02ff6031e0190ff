/**
 * Has rolldown's allocator, mimalloc, ask the system for memory as it needs it. By itself it takes 1 GB at once, which Linux
 * hands out in pieces of 2 MB and fills with zeros: 40 MB more in the dev server, and half of what a small build waits for
 * the system. Imported before what loads rolldown, and handed on to what is started; whoever has set it otherwise is heard.
 */
process.env['MIMALLOC_ARENA_EAGER_COMMIT'] ??= '0'
