/**
 * What all form parts share: value, change, and what is to be said below.
 */
import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { caution } from '@wordpress/icons';
import { useSection, useValue } from './section-context';

/** What every form part is told. */
export interface FieldProps {
	/** The value's name. */
	readonly name: string;
	readonly label: string;
	/** What an owner may want to know before filling it in. */
	readonly help?: React.ReactNode;
}

/** A form part's side of its value. */
export interface Field {
	readonly value: unknown;
	readonly change: ( value: unknown ) => void;
	/** Whether wp-config.php decides. */
	readonly locked: boolean;
	readonly invalid: boolean;
	/** The help, below what is wrong or who else has changed it. */
	readonly help: React.ReactNode;
}

const textOf = ( value: unknown ): string =>
	Array.isArray( value ) || typeof value === 'object'
		? JSON.stringify( value )
		: String( value );

/**
 * A form part's value.
 *
 * @param props      What it is told.
 * @param props.name The value's name.
 * @param props.help What it says below.
 */
export function useField( { name, help }: FieldProps ): Field {
	const { section, change } = useSection();
	const value = useValue( name );
	const error = section.errors[ name ];
	const constant = section.stored.locked[ name ];
	const theirs =
		name in section.draft && section.conflict?.theirs.includes( name );
	return {
		value,
		change: ( next ) => change( name, next ),
		locked: constant !== undefined,
		invalid: error !== undefined,
		help: (
			<>
				{ error !== undefined && (
					<span className="brolga-field__error">
						<Icon icon={ caution } size={ 20 } /> { error }
					</span>
				) }
				{ theirs && (
					<span className="brolga-field__note">
						{ sprintf(
							/* translators: %s: a value. */
							__( 'Current value: %s', 'brolga' ),
							textOf( section.stored.values[ name ] )
						) }
					</span>
				) }
				{ constant !== undefined && (
					<span className="brolga-field__note">
						{ sprintf(
							/* translators: %s: the name of a constant. */
							__( 'Set by %s on the server.', 'brolga' ),
							constant
						) }
					</span>
				) }
				{ help }
			</>
		),
	};
}
