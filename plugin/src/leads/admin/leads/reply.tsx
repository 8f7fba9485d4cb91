/**
 * Where an owner answers a visitor.
 */
import {
	Button,
	CheckboxControl,
	Notice,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { applyFilters } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { isComposing } from '../../../runtime/composing';
import type * as rest from '../../rest';
import { isComplete, LIMITS, type Draft } from './draft';
import { useSending } from './use-sending';

interface Props {
	readonly lead: rest.Lead;
	/** What was written so far. */
	readonly draft: Draft;
	/** Whether it was begun just now: whoever did wants to write. */
	readonly isNew: boolean;
	readonly onWrite: ( draft: Draft ) => void;
	/** Called with the lead as it is now. */
	readonly onSent: ( lead: rest.Lead ) => void;
	/** Called when a reply that was sent before came to light. */
	readonly onStale: () => void;
	readonly onDiscard: () => void;
}

const To = ( { lead }: Pick< Props, 'lead' > ) => (
	<p className="brolga-reply__to">
		<span>{ __( 'To', 'brolga' ) }</span>
		<strong>
			{ lead.name !== '' && `${ lead.name } ` }
			<bdi>{ `<${ lead.email }>` }</bdi>
		</strong>
	</p>
);

interface WordsProps extends Pick< Props, 'lead' | 'draft' | 'isNew' > {
	readonly onWrite: ( change: Partial< Draft > ) => void;
	readonly onSend: () => void;
}

/** What is written; Enter with Ctrl or Command sends it. */
const Words = ( {
	lead,
	draft,
	isNew,
	onWrite: write,
	onSend,
}: WordsProps ) => {
	const box = useRef< HTMLTextAreaElement >( null );
	useEffect( () => {
		if ( isNew ) {
			box.current?.focus();
		}
	}, [ isNew ] );
	return (
		<TextareaControl
			label={ __( 'Your reply', 'brolga' ) }
			ref={ box }
			value={ draft.text }
			rows={ 8 }
			maxLength={ LIMITS.text }
			required
			onChange={ ( text ) => write( { text } ) }
			onKeyDown={ ( event ) => {
				if (
					event.key === 'Enter' &&
					( event.ctrlKey || event.metaKey ) &&
					! isComposing( event.nativeEvent )
				) {
					event.preventDefault();
					onSend();
				}
			} }
			help={
				lead.reply.answers_to === ''
					? __( 'Sent as plain text.', 'brolga' )
					: sprintf(
							/* translators: %s: an email address. */
							__( 'Sent as plain text. Reply-to: %s.', 'brolga' ),
							lead.reply.answers_to
						)
			}
			__nextHasNoMarginBottom
		/>
	);
};

type ButtonsProps = Pick< Props, 'lead' | 'draft' | 'onDiscard' > & {
	readonly busy: boolean;
};

const Buttons = ( { lead, draft, busy, onDiscard }: ButtonsProps ) => (
	<div className="brolga-reply__buttons">
		<Button
			type="submit"
			variant="primary"
			isBusy={ busy }
			disabled={ busy || ! isComplete( draft ) }
			accessibleWhenDisabled
			__next40pxDefaultSize
		>
			{ __( 'Send reply', 'brolga' ) }
		</Button>
		<Button
			variant="tertiary"
			disabled={ busy }
			onClick={ onDiscard }
			__next40pxDefaultSize
		>
			{ __( 'Discard', 'brolga' ) }
		</Button>
		<a
			className="brolga-reply__mailto"
			href={ `mailto:${ encodeURIComponent(
				lead.email
			) }?subject=${ encodeURIComponent( draft.subject ) }` }
		>
			{ __( 'Use your mail program instead', 'brolga' ) }
		</a>
	</div>
);

/**
 * The reply that is being written.
 *
 * @see LEAD-32 LEAD-34 LEAD-37
 */
export function Composer( props: Props ) {
	const { lead, draft, isNew, onWrite, onDiscard } = props;
	const { busy, error, send } = useSending( props );
	const write = ( change: Partial< Draft > ): void =>
		onWrite( { ...draft, ...change } );
	return (
		<form
			className="brolga-reply"
			aria-label={ __( 'Reply', 'brolga' ) }
			aria-busy={ busy }
			onSubmit={ ( event ) => {
				event.preventDefault();
				void send();
			} }
		>
			<To lead={ lead } />
			<TextControl
				label={ __( 'Subject', 'brolga' ) }
				value={ draft.subject }
				maxLength={ LIMITS.subject }
				required
				onChange={ ( subject ) => write( { subject } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<Words
				{ ...{ lead, draft, isNew } }
				onWrite={ write }
				onSend={ () => void send() }
			/>
			{
				// What needs more than every site has adds itself: src/ai.
				applyFilters( 'brolga.replyTools', [], {
					lead: lead.id,
					text: draft.text,
					onWrite: ( text: string ) => write( { text } ),
				} ) as readonly ReactElement[]
			}
			<CheckboxControl
				// The list brings components of its own, which count their ids from 0 too.
				id="brolga-reply-quotes"
				label={ __( 'Quote the message below your reply', 'brolga' ) }
				checked={ draft.quote }
				onChange={ ( quote ) => write( { quote } ) }
				__nextHasNoMarginBottom
			/>
			<CheckboxControl
				id="brolga-reply-done"
				label={ __( 'Mark lead as done', 'brolga' ) }
				checked={ draft.done }
				onChange={ ( done ) => write( { done } ) }
				__nextHasNoMarginBottom
			/>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<Buttons { ...{ lead, draft, busy, onDiscard } } />
		</form>
	);
}
