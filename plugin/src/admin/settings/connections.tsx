/**
 * What accounts and webhooks share on the screen: rows that are saved one by
 * one, since each has a secret of its own.
 */
import { Button, Modal, Notice, TextControl } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { refusalOf } from './rest';

export { formName } from '../form-name';

/** Something that routes answer with, and how far it is. */
export interface Loaded< Value > {
	readonly value: Value | undefined;
	readonly busy: boolean;
	/** What went wrong; empty when nothing did. */
	readonly error: string;
	/** Takes what a route answers; false when it refuses. */
	readonly take: ( answer: Promise< Value > ) => Promise< boolean >;
}

/**
 * Loads something and keeps what later answers make of it.
 *
 * @param load Asks for it.
 */
export function useLoaded< Value >(
	load: () => Promise< Value >
): Loaded< Value > {
	const [ value, setValue ] = useState< Value >();
	const [ busy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const take = useCallback( async ( answer: Promise< Value > ) => {
		setBusy( true );
		setError( '' );
		try {
			setValue( await answer );
			return true;
		} catch ( reason ) {
			setError( refusalOf( reason ).message );
			return false;
		} finally {
			setBusy( false );
		}
	}, [] );
	useEffect( () => void take( load() ), [ take, load ] );
	return { value, busy, error, take };
}

interface QuestionProps {
	readonly busy: boolean;
	readonly onKeep: () => void;
	readonly onRemove: () => void;
}

/** Asks before something is removed; the focus is on the way back. */
const Question = ( { busy, onKeep, onRemove }: QuestionProps ) => {
	const keep = useRef< HTMLButtonElement >( null );
	useEffect( () => keep.current?.focus(), [] );
	return (
		<>
			<span>{ __( 'Remove this?', 'brolga' ) }</span>
			<Button
				ref={ keep }
				variant="secondary"
				size="compact"
				onClick={ onKeep }
			>
				{ __( 'Keep', 'brolga' ) }
			</Button>
			<Button
				variant="primary"
				size="compact"
				isDestructive
				disabled={ busy }
				onClick={ onRemove }
			>
				{ __( 'Remove', 'brolga' ) }
			</Button>
		</>
	);
};

interface WaysProps {
	readonly title: string;
	readonly onEdit: () => void;
	readonly onAsk: () => void;
}

const Ways = ( { title, onEdit, onAsk }: WaysProps ) => (
	<>
		<Button
			variant="secondary"
			size="compact"
			aria-label={ sprintf(
				/* translators: %s: what is edited. */
				__( 'Edit %s', 'brolga' ),
				title
			) }
			onClick={ onEdit }
		>
			{ __( 'Edit', 'brolga' ) }
		</Button>
		<Button
			variant="tertiary"
			size="compact"
			isDestructive
			aria-label={ sprintf(
				/* translators: %s: what is removed. */
				__( 'Remove %s', 'brolga' ),
				title
			) }
			onClick={ onAsk }
		>
			{ __( 'Remove', 'brolga' ) }
		</Button>
	</>
);

/** One row: what it is, and what can be done with it. */
export const Row = ( {
	title,
	children,
	actions,
	busy,
	onEdit,
	onRemove,
}: {
	readonly title: string;
	readonly children: React.ReactNode;
	readonly actions?: React.ReactNode;
	readonly busy: boolean;
	readonly onEdit: () => void;
	readonly onRemove: () => void;
} ) => {
	const [ asking, setAsking ] = useState( false );
	return (
		<li className="brolga-connection">
			<div className="brolga-connection__about">
				<strong>{ title }</strong>
				{ children }
			</div>
			<div className="brolga-connection__actions">
				{ asking ? (
					<Question
						busy={ busy }
						onKeep={ () => setAsking( false ) }
						onRemove={ onRemove }
					/>
				) : (
					<>
						{ actions }
						<Ways
							title={ title }
							onEdit={ onEdit }
							onAsk={ () => setAsking( true ) }
						/>
					</>
				) }
			</div>
		</li>
	);
};

/** The window in which a row is written. */
export const Editor = ( {
	title,
	error,
	busy,
	onSave,
	onClose,
	children,
}: {
	readonly title: string;
	readonly error: string;
	readonly busy: boolean;
	readonly onSave: () => void;
	readonly onClose: () => void;
	readonly children: React.ReactNode;
} ) => (
	<Modal title={ title } onRequestClose={ onClose } size="medium">
		<form
			className="brolga-connection__form"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				// The screen's own form is around this one, as far as React knows.
				event.stopPropagation();
				onSave();
			} }
		>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ children }
			<div className="brolga-connection__save">
				<Button
					variant="tertiary"
					onClick={ onClose }
					__next40pxDefaultSize
				>
					{ __( 'Cancel', 'brolga' ) }
				</Button>
				<Button
					variant="primary"
					type="submit"
					isBusy={ busy }
					disabled={ busy }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ __( 'Save', 'brolga' ) }
				</Button>
			</div>
		</form>
	</Modal>
);

/** A key or secret: what is stored is never shown. */
export const Secret = ( {
	label,
	help,
	isSet,
	value,
	onChange,
}: {
	readonly label: string;
	readonly help?: string;
	readonly isSet: boolean;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
} ) => (
	<TextControl
		type="password"
		autoComplete="new-password"
		label={ label }
		placeholder={
			isSet ? __( 'Already set. Leave empty to keep it.', 'brolga' ) : ''
		}
		help={ help }
		value={ value }
		onChange={ onChange }
		__next40pxDefaultSize
	/>
);
