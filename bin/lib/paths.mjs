/** Where things are: the checkout, the demo site, and what all clones on a machine share. */
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(
	dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

/** The PHP files that run inside a provisioned site. */
export const PHP_FILES = join( ROOT, 'bin/lib/php' );

/** The demo site; `.wordpress/wp-load.php` loads it. */
export const SITE = join( ROOT, '.wordpress' );

/** Downloads are kept here, for all clones on this machine. */
export const cacheFolder = ( env = process.env ) =>
	join( env.XDG_CACHE_HOME || join( homedir(), '.cache' ), 'brolga' );
