/** Contact Form 7, which enquiries are measured against. */
import { join } from 'node:path';
import { runPhp } from '../../../bin/lib/php.mjs';
import { copyPlugin, obtainPlugin } from '../../../bin/lib/released-plugin.mjs';

/** @type {import('../../../bin/lib/released-plugin.mjs').Plugin} */
const CONTACT_FORM_7 = {
	slug: 'contact-form-7',
	name: 'Contact Form 7',
	release: '6.1.4',
	variable: 'BROLGA_CONTACT_FORM_7',
	main: 'wp-contact-form-7.php',
};

/**
 * @return {Promise<{ folder: string, version: string } | { reason: string }>} Where it is, or why it is not.
 */
export const obtainContactForm7 = () => obtainPlugin( CONTACT_FORM_7 );

/**
 * Gives a site the plugin and one form of it.
 *
 * @param {string} dir    The site.
 * @param {string} folder The plugin.
 * @return {Promise<string>} The form's number.
 */
export async function addContactForm7( dir, folder ) {
	await copyPlugin(
		folder,
		join( dir, 'wp-content/plugins', CONTACT_FORM_7.slug )
	);
	const { stdout } = await runPhp(
		dir,
		join( import.meta.dirname, 'contact-form-7.php' )
	);
	return stdout.trim();
}
