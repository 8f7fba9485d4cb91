/**
 * A form's messages in the owner's own words.
 */
import { ERRORS } from '@brolga/contracts';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** A message that stands in the catalogue of errors. */
type ErrorKey = keyof typeof ERRORS;

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
	<PanelBody
		title={ __( 'Words for errors', 'brolga' ) }
		initialOpen={ false }
	>
		{ ( Object.keys( labels ) as Key[] ).map( ( key ) => (
			<TextControl
				key={ key }
				label={ labels[ key ] }
				placeholder={ ERRORS[ key ].message }
				value={ words[ key ] ?? '' }
				onChange={ ( text ) => onChange( key, text ) }
				__next40pxDefaultSize
			/>
		) ) }
	</PanelBody>
);
