/**
 * The tables of the README and of docs/performance.md that have measured values
 * in them: {benchmark|name of a check, or path of a figure|how it is written}.
 * Without a third part, a value is a ratio with two decimals.
 */
export const TABLES = {
	// README.md: the three that matter, with the one that is worse.
	light: `
| A page of core blocks, compared with Twenty Twenty-Five without the plugin | |
|---|---|
| Time until it begins | {ttfb|ratio of the medians} × |
| Work of the server’s processor | {instructions|instructions for each of the plain page} × |
| Bytes, with a photo on the page | HTML {paint|HTML, ratio of the bytes after gzip} ×, scripts {paint|scripts, ratio of the bytes that came} ×, styles {paint|styles, ratio of the bytes after gzip} × |
`,

	// docs/performance.md, from here on.
	pages: `
| A page of core blocks, for each 1 of Twenty Twenty-Five | Brolga | At most | Measured by |
|---|---|---|---|
| Time to the first byte | {ttfb|ratio of the medians} | {ttfb|ratio of the medians|most} | \`ttfb\` |
| Instructions of the processor | {instructions|instructions for each of the plain page} | {instructions|instructions for each of the plain page|most} | \`instructions\` |
| Bytes of HTML after gzip, with a photo | {paint|HTML, ratio of the bytes after gzip} | {paint|HTML, ratio of the bytes after gzip|most} | \`paint\` |
| Bytes of scripts | {paint|scripts, ratio of the bytes that came} | {paint|scripts, ratio of the bytes that came|most} | \`paint\` |
| Bytes of styles | {paint|styles, ratio of the bytes after gzip} | {paint|styles, ratio of the bytes after gzip|most} | \`paint\` |
| Time to the largest paint, with a photo | {paint|largest paint, ratio of the medians} | {paint|largest paint, ratio of the medians|most} | \`paint\` |
| From the press on a link to the next page | {navigation|from the press to the next page, ratio of the medians} | {navigation|from the press to the next page, ratio of the medians|most} | \`navigation\` |
`,
	home: `
| The demo’s homepage on a phone | Measured | At most |
|---|---|---|
| Everything but images | {bytes|/: bytes on a phone, images apart|kb} | {bytes|/: bytes on a phone, images apart|kblimit} |
| Requests, with images | {bytes|/: requests on a phone, images and all|whole} | {bytes|/: requests on a phone, images and all|limit} |
| Styles of the plugin and the theme | {bytes|/: our styles, bytes in all|kb} | {bytes|/: our styles, bytes in all|kblimit} |
| Part of those styles that matches nothing on the page | {bytes|/: of our rules, the part that matches nothing|percent} | {bytes|/: of our rules, the part that matches nothing|percentlimit} |
`,
	scores: `
| Lighthouse, the lowest of {lighthouse|figures.count|whole} pages of the demo on a phone | Score |
|---|---|
| Performance | {lighthouse|figures.lowest.performance|whole} |
| Accessibility | {lighthouse|figures.lowest.accessibility|whole} |
| Best practices | {lighthouse|figures.lowest.best-practices|whole} |
| SEO | {lighthouse|figures.lowest.seo|whole} |
`,
	scripts: `
| Our scripts, after gzip | Bytes | At most |
|---|---|---|
| A page without interactive blocks | {bytes|/blog/: all of our scripts at rest (no interactive block), bytes|whole} | {bytes|/blog/: all of our scripts at rest (no interactive block), bytes|limit} |
| The demo’s homepage | {bytes|/: all of our scripts at rest (the homepage), bytes|whole} | {bytes|/: all of our scripts at rest (the homepage), bytes|limit} |
| A page of tabs | {bytes|/modules/tabs/: all of our scripts at rest (tabs), bytes|whole} | {bytes|/modules/tabs/: all of our scripts at rest (tabs), bytes|limit} |
| A page whose contact form is filled in | {bytes|/contact/: all of our scripts once a form is filled in, bytes|whole} | {bytes|/contact/: all of our scripts once a form is filled in, bytes|limit} |
| Contact form alone, with conditions, files, limits and proof of work | {bytes|/modules/contact-form/: all that a contact form can ask for, bytes in all|whole} | {bytes|/modules/contact-form/: all that a contact form can ask for, bytes in all|limit} |
| Newsletter alone, with fields, conditions and proof of work | {bytes|/modules/newsletter/: all that a sign-up can ask for, bytes in all|whole} | {bytes|/modules/newsletter/: all that a sign-up can ask for, bytes in all|limit} |
| Header, menu, scroll-to-top and dot navigation, at their first use | {bytes|menus, header, way to the top and dot navigation, bytes in all|whole} | {bytes|menus, header, way to the top and dot navigation, bytes in all|limit} |
| Consent banner | {bytes|modules/consent.js, bytes|whole} | {bytes|modules/consent.js, bytes|limit} |
| Consent choices, when a visitor starts to answer | {bytes|modules/consent-choices.js, bytes|whole} | {bytes|modules/consent-choices.js, bytes|limit} |
| Slider | {bytes|blocks/slider/view.js, bytes|whole} | {bytes|blocks/slider/view.js, bytes|limit} |
| Swiper, when a slider comes into view | {bytes|modules/swiper.js, bytes|whole} | {bytes|modules/swiper.js, bytes|limit} |
| Accordion and toggle | {bytes|/modules/accordions/: accordion and toggle, bytes in all|whole} | {bytes|/modules/accordions/: accordion and toggle, bytes in all|limit} |
| Counters of three kinds | {bytes|/modules/counters/: counters of all kinds, bytes in all|whole} | {bytes|/modules/counters/: counters of all kinds, bytes in all|limit} |
| Gallery | {bytes|blocks/gallery/view.js, bytes|whole} | {bytes|blocks/gallery/view.js, bytes|limit} |
| Lightbox, when an image is first opened | {bytes|modules/lightbox.js, bytes|whole} | {bytes|modules/lightbox.js, bytes|limit} |
| Map, without Leaflet | {bytes|blocks/map/view.js, bytes|whole} | {bytes|blocks/map/view.js, bytes|limit} |
| A popup | {bytes|modules/popups.js, bytes|whole} | {bytes|modules/popups.js, bytes|limit} |
| The shop’s own pages, before the cart is opened | {bytes|a page of the shop before the cart is opened, bytes in all|whole} | {bytes|a page of the shop before the cart is opened, bytes in all|limit} |
`,
	images: `
| Images of {pictures|figures.pages|whole} pages, at 375, 800 and 1,280 px | Number |
|---|---|
| Looked at | {pictures|images that were looked at|whole} |
| Fetched more than 1.3 times as wide as shown, although a smaller file would do | {pictures|images fetched more than 1.3 times as wide as shown, where a smaller file would do|whole} |
| Enlarged by more than a third, although there is a larger file | {pictures|images enlarged by more than a third, where there is a larger file|whole} |
`,
	shop: `
| A shop with 10,000 products, for each 1 of Twenty Twenty-Five with the same WooCommerce | First byte | Largest paint |
|---|---|---|
| Shop page | {shop|archive: first byte, ratio of the medians} | {shop|archive: largest paint, ratio of the medians} |
| Category | {shop|category: first byte, ratio of the medians} | |
| Product | {shop|product: first byte, ratio of the medians} | {shop|product: largest paint, ratio of the medians} |
| Cart | {shop|cart: first byte, ratio of the medians} | |
| Checkout | {shop|checkout: first byte, ratio of the medians} | |
| At most | {shop|archive: first byte, ratio of the medians|most} | {shop|archive: largest paint, ratio of the medians|most} |
`,
	editor: `
| The editor, for each 1 of the same page in WordPress’ own blocks | Brolga | At most |
|---|---|---|
| Work to open a page of 200 blocks | {editor|opening: ratio of the medians of the work} | {editor|opening: ratio of the medians of the work|most} |
| Time for a typed character | {editor|ratio of the medians of a character} | {editor|ratio of the medians of a character|most} |
`,
	screens: `
| Our files in wp-admin, after gzip | Measured | At most |
|---|---|---|
| A new page in the editor: scripts | {bytes|a new page in the editor: scripts, bytes in all|kb} | {bytes|a new page in the editor: scripts, bytes in all|kblimit} |
| The settings of a contact form, when it is first selected | {bytes|the settings of a first contact form, bytes in all|kb} | {bytes|the settings of a first contact form, bytes in all|kblimit} |
| The Leads screen: scripts and styles | {bytes|the Leads screen: scripts and styles, bytes in all|kb} | {bytes|the Leads screen: scripts and styles, bytes in all|kblimit} |
`,
	server: `
| Work of the server | Measured | At least | Measured by |
|---|---|---|---|
| Messages stored for each comment that WordPress stores, on MariaDB | {submit|messages for each comment on MariaDB} | {submit|messages for each comment on MariaDB|least} | \`submit\` |
| Messages stored for each one that Contact Form 7 emails and does not store, on MariaDB | {submit|messages for each message of Contact Form 7 on mariadb} | {submit|messages for each message of Contact Form 7 on mariadb|least} | \`submit\` |
| The same on SQLite | {submit|messages for each message of Contact Form 7 on sqlite} | {submit|messages for each message of Contact Form 7 on sqlite|least} | \`submit\` |
| Records of A/B tests on a busy server, for each one through admin-ajax.php | {events|events for a second of PHP’s and the database’s work, for each through admin-ajax|whole} | {events|events for a second of PHP’s and the database’s work, for each through admin-ajax|least} | \`events\` |
`,
	inbox: `
| An inbox with 1,000,000 leads on MariaDB | Measured |
|---|---|
| A page, a filter or a search, 95 of 100 cases | {leads|figures.p95|whole} ms |
| The same with 10,000 leads | {leads|figures.p95Few|whole} ms |
| Export of {leads|figures.export.lines|whole} leads: its beginning | {leads|figures.export.first|tenth} s |
| Export of {leads|figures.export.lines|whole} leads: all of it | {leads|figures.export.seconds|seconds} |
| Memory of the export | {leads|memory of the export, MB|whole} MB |
`,
	internals: `
| Class | Page of core blocks, ms | Shop page, ms |
|---|---|---|
| \`AssetGate\` | {internals|figures.gainMs.page.AssetGate|tenth} | {internals|figures.gainMs.archive.AssetGate|tenth} |
| \`Duotone\` | {internals|figures.gainMs.page.Duotone|tenth} | {internals|figures.gainMs.archive.Duotone|tenth} |
| \`ProductReads\` | {internals|figures.gainMs.page.ProductReads|tenth} | {internals|figures.gainMs.archive.ProductReads|tenth} |
| \`ShopOptions\` | {internals|figures.gainMs.page.ShopOptions|tenth} | {internals|figures.gainMs.archive.ShopOptions|tenth} |
| \`StyleVariations\` | {internals|figures.gainMs.page.StyleVariations|tenth} | {internals|figures.gainMs.archive.StyleVariations|tenth} |
| \`ThemeJson\` | {internals|figures.gainMs.page.ThemeJson|tenth} | {internals|figures.gainMs.archive.ThemeJson|tenth} |
`,
	faults: `
| Messages while the database, disk, mail server and PHP fail | Number |
|---|---|
| Visitors who sent a message | {faults|figures.submissions|whole} |
| Shown success; the others gave up | {faults|figures.accepted|whole} |
| Stored | {faults|figures.entries|whole} |
| Shown success without being stored | {faults|visitors who were shown success although their message is not stored|whole} |
| Stored twice | {faults|messages stored twice|whole} |
| Stored without an email in the end | {faults|messages without an email|whole} |
| Emails that came twice, with the same Message-ID | {faults|figures.mailsRepeated|whole} |
`,
};
