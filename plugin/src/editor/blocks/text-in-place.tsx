/**
 * Text that is typed where it stands and kept as text: rich text's comforts
 * for an attribute that holds no markup.
 */
import { RichText } from '@wordpress/block-editor';
import { escapeHTML } from '@wordpress/escape-html';
import { decodeEntities } from '@wordpress/html-entities';

interface Props {
	readonly tagName: 'div' | 'p' | 'span';
	readonly className: string;
	/** What the text is, for those who do not see where it stands. */
	readonly label: string;
	readonly placeholder: string;
	/** The attribute that it is, where the editor's selection is put into it. */
	readonly identifier?: string;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
	/** Whether it has lines, as an address has. */
	readonly hasLines?: boolean;
}

/**
 * Editable plain text.
 *
 * @param props          See Props.
 * @param props.label
 * @param props.value
 * @param props.onChange
 * @param props.hasLines
 */
export function TextInPlace( {
	label,
	value,
	onChange,
	hasLines = false,
	...props
}: Props ) {
	return (
		<RichText
			{ ...props }
			aria-label={ label }
			allowedFormats={ [] }
			disableLineBreaks={ ! hasLines }
			value={ escapeHTML( value ).replaceAll( '\n', '<br>' ) }
			onChange={ ( html: string ) =>
				onChange(
					decodeEntities( html.replaceAll( /<br[^>]*>/g, '\n' ) )
				)
			}
		/>
	);
}
