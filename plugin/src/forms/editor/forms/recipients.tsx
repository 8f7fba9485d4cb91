/**
 * Who gets a mail: one address or several, separated by commas.
 */
import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

/** What an address looks like; the server looks closer. */
const ADDRESS = /^[^\s@"]+@[^\s@"]+\.[^\s@"]+$/;

/**
 * What stands among addresses and is none: the server leaves it out.
 *
 * @param line As the owner typed it.
 */
export const notAddresses = ( line: string ): readonly string[] =>
	line
		.split( ',' )
		.map( ( part ) => part.trim() )
		.filter( ( part ) => part !== '' && ! ADDRESS.test( part ) );

interface Props {
	readonly label: string;
	readonly help: string;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/**
 * A field for addresses, which says what it will not use.
 *
 * @see OUTBOX-11
 */
export function Recipients( { label, help, value, onChange }: Props ) {
	const wrong = notAddresses( value );
	return (
		<TextControl
			label={ label }
			help={
				wrong.length > 0
					? sprintf(
							/* translators: %s: what the owner typed. */
							__(
								'These addresses are invalid: %s. Correct them, or they get no email.',
								'brolga'
							),
							wrong.join( ', ' )
						)
					: help
			}
			value={ value }
			onChange={ onChange }
			__next40pxDefaultSize
		/>
	);
}
