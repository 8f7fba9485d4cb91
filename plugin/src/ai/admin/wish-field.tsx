/**
 * What a person writes for the AI. A text that is too long is kept and named,
 * so that nobody loses the end of what was pasted.
 */
import { TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { inUserLanguage } from '../../admin/in-user-language';

/** As long as the server takes. */
const MAX_LENGTH = 500;

const lengthOf = ( text: string ): number => [ ...text.trim() ].length;

export const isTooLong = ( text: string ): boolean =>
	lengthOf( text ) > MAX_LENGTH;

interface Props {
	readonly label: string;
	readonly help: string;
	readonly value: string;
	readonly rows: number;
	readonly onChange: ( value: string ) => void;
}

/**
 * @see AI-7
 * @param props       See Props.
 * @param props.value
 */
export const WishField = ( { value, ...props }: Props ) => (
	<div>
		<TextareaControl { ...props } value={ value } __nextHasNoMarginBottom />
		<p role="status" style={ { margin: 0 } }>
			{ isTooLong( value ) && (
				<strong>
					{ sprintf(
						/* translators: 1: a number, 2: another. */
						__(
							'This text has %1$s characters. Shorten it to %2$s or fewer.',
							'brolga'
						),
						inUserLanguage( lengthOf( value ) ),
						inUserLanguage( MAX_LENGTH )
					) }
				</strong>
			) }
		</p>
	</div>
);
