/**
 * A form's messages in the owner's own words.
 */
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props< Key extends string > {
	/** What each message is for, and what is said as long as the owner says nothing. */
	readonly messages: readonly {
		readonly key: Key;
		readonly label: string;
		readonly usual: string;
	}[];
	readonly words: Readonly< Partial< Record< Key, string > > >;
	readonly onChange: ( key: Key, text: string ) => void;
}

/**
 * One line for each message.
 *
 * @see FORM-43
 */
export const WordsPanel = < Key extends string >( {
	messages,
	words,
	onChange,
}: Props< Key > ) => (
	<PanelBody
		title={ __( 'Words for errors', 'brolga' ) }
		initialOpen={ false }
	>
		{ messages.map( ( { key, label, usual } ) => (
			<TextControl
				key={ key }
				label={ label }
				placeholder={ usual }
				value={ words[ key ] ?? '' }
				onChange={ ( text ) => onChange( key, text ) }
				__next40pxDefaultSize
			/>
		) ) }
	</PanelBody>
);
