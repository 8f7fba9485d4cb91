/**
 * A form's messages in the owner's own words.
 */
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ERRORS } from '@brolga/contracts';

/** What is said as long as the owner says nothing: PHP's words, in the editor's language. */
export const usualWords = () =>
	( {
		fill_message: __( 'Please fill in the following fields:', 'brolga' ),
		contact_error_message: __( 'Please correct the following:', 'brolga' ),
		invalid: __( 'Please enter a valid email address.', 'brolga' ),
		wrong_captcha: __(
			'Wrong answer. Please solve this new sum.',
			'brolga'
		),
		captcha: __( 'Captcha', 'brolga' ),
		wrong_checkbox: __( 'Checkbox', 'brolga' ),
		subscription_failed: __(
			'We could not sign you up. Please try again.',
			'brolga'
		),
	} ) satisfies Partial< Record< keyof typeof ERRORS, string > >;

/** A message that an owner may word. */
type ErrorKey = keyof ReturnType< typeof usualWords >;

interface Props< Key extends ErrorKey > {
	/** What each message is for, in the order of the panel. */
	readonly labels: Readonly< Record< Key, string > >;
	readonly words: Readonly< Partial< Record< NoInfer< Key >, string > > >;
	readonly onChange: ( key: NoInfer< Key >, text: string ) => void;
}

/**
 * One line for each message; what is said as long as the owner says nothing
 * stands in it.
 *
 * @see FORM-43
 */
export const WordsPanel = < Key extends ErrorKey >( {
	labels,
	words,
	onChange,
}: Props< Key > ) => (
	<PanelBody title={ __( 'Error messages', 'brolga' ) } initialOpen={ false }>
		{ ( Object.keys( labels ) as Key[] ).map( ( key ) => (
			<TextControl
				key={ key }
				label={ labels[ key ] }
				placeholder={ usualWords()[ key ] }
				value={ words[ key ] ?? '' }
				onChange={ ( text ) => onChange( key, text ) }
				__next40pxDefaultSize
			/>
		) ) }
	</PanelBody>
);
