/**
 * How long what a form takes in is kept.
 */
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** 0: as the site says. */
	readonly days: number;
	readonly onChange: ( days: number ) => void;
}

/** A hundred years, as the server has it. */
const MOST = 36500;

/**
 * A number of days, or nothing.
 *
 * @see PRIV-7
 */
export const KeepDays = ( { days, onChange }: Props ) => (
	<TextControl
		type="number"
		min={ 1 }
		max={ MOST }
		label={ __( 'Delete leads after (days)', 'brolga' ) }
		help={ __(
			'Deletes leads with their emails and files. Leave empty to use the setting for all forms.',
			'brolga'
		) }
		value={ days > 0 ? String( days ) : '' }
		onChange={ ( value ) =>
			onChange(
				Math.min(
					MOST,
					Math.max( 0, Math.trunc( Number( value ) || 0 ) )
				)
			)
		}
		__next40pxDefaultSize
	/>
);
