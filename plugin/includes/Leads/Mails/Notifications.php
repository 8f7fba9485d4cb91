<?php
declare( strict_types=1 );

namespace Brolga\Leads\Mails;

use Brolga\Core\Events\Event;
use Brolga\Core\Events\Listener;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Text;
use Brolga\Forms\Answers\Answers;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Definition\FormLocator;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadDraft;
use Brolga\Leads\LeadStored;
use Brolga\Mail\Mail;
use Brolga\Mail\MailHandler;
use Brolga\Mail\Sender;
use Brolga\Outbox\Outbox;
use Closure;

/**
 * Writes the emails about a lead and queues them. Recipients, subject and body come from the
 * form's settings; the visitor's text appears only in place of placeholders, and in Reply-To if it
 * is a valid address. It cannot become a header or a recipient: see Mail.
 *
 * @see OUTBOX-10 OUTBOX-11 OUTBOX-19 OUTBOX-23
 */
final class Notifications implements Listener {

	/** @param Closure(): Autoresponder $autoresponder */
	public function __construct(
		private readonly Outbox $outbox,
		private readonly Sender $sender,
		private readonly FormLocator $locator,
		#[LazyInject( Autoresponder::class )] private readonly Closure $autoresponder,
		private readonly Clock $clock
	) {}

	public function listen( Event $event ): void {
		if ( $event instanceof LeadStored ) {
			$event->lead instanceof Lead
				? $this->release( $event->lead )
				: $this->enqueue( $event->id, $event->form, $event->lead );
		}
	}

	public function enqueue( int $lead_id, ?FormDefinition $form, LeadDraft $draft ): void {
		$this->write( $lead_id, $form, LeadFactLines::of_draft( $lead_id, $draft, $this->clock->now() ) );
	}

	/** @see SPAM-9 */
	public function release( Lead $lead ): void {
		$this->write( $lead->id, $this->form_of( $lead ), LeadFactLines::of_lead( $lead ) );
	}

	/**
	 * Sends a lead's emails again: failed ones are retried, and those that wait for a retry are
	 * sent now. If all were sent, a new one is written for the current recipients. If a single
	 * email is given, only that one is retried, if it has failed.
	 *
	 * @param int $job The email's job; 0 for all.
	 * @return bool Whether there was something to send.
	 */
	public function resend( Lead $lead, int $job = 0 ): bool {
		if ( $job > 0 ) {
			return 1 === $this->outbox->resend_one( Lead::subject( $lead->id ), $job );
		}
		if (
			0 === $this->outbox->resend( Lead::subject( $lead->id ) )
			&& ! $this->outbox->hasten( Lead::subject( $lead->id ), MailHandler::KIND )
		) {
			$this->outbox->enqueue(
				$this->mail( LeadFactLines::of_lead( $lead ), $this->form_of( $lead ) )
					->to_job( Lead::subject( $lead->id ) )
			);
		}
		return true;
	}

	private function write( int $lead_id, ?FormDefinition $form, LeadFactLines $facts ): void {
		if ( null === $form || $form->mails->notifies ) {
			$this->outbox->enqueue_awaited( $this->mail( $facts, $form )->to_job( Lead::subject( $lead_id ) ) );
		}
		if ( null !== $form?->mails->autoreply ) {
			( $this->autoresponder )()->enqueue( $form->mails->autoreply, $facts, $form->known_ids );
		}
	}

	/** Returns the current form, as the lead's answers make it; null if it no longer exists. */
	private function form_of( Lead $lead ): ?FormDefinition {
		$id   = $lead->form_id();
		$form = null === $id ? null : $this->locator->find( $id );
		return null === $form ? null : Answers::kept( $form, $lead->fields )->asked_by( $form );
	}

	/** Returns the email about a lead, in the site's language. */
	public function mail( LeadFactLines $facts, ?FormDefinition $form ): Mail {
		return SiteLanguage::write( fn (): Mail => $this->in_words( $facts, $form ) );
	}

	private function in_words( LeadFactLines $facts, ?FormDefinition $form ): Mail {
		$texts      = Placeholders::for_owner( $facts, $form->known_ids ?? [] );
		$recipients = $form->after->recipients ?? [];
		$subject    = $form->mails->notification->subject ?? '';
		$body       = $form->mails->notification->body ?? '';
		$usual      = '' === $body ? self::usual_parts( $facts ) : [];
		return new Mail(
			[] === $recipients ? [ $this->sender->owner() ] : $recipients,
			Text::header( '' === $subject ? self::usual_subject( $facts ) : $texts->fill( $subject ) ),
			( '' === $body ? Mail::text_of( $usual ) : $texts->fill( $body ) ) . "\n",
			$facts->email,
			Text::header( $facts->name ),
			files_of: true === $form?->mails->attaches ? $facts->id : 0,
			marks: '' === $body ? Mail::marks_of( $usual ) : $texts->marks( $body, $facts )
		);
	}

	/** @return list<array{string, string}> */
	private static function usual_parts( LeadFactLines $facts ): array {
		$parts = [ ...Placeholders::parts( $facts ), [ Mail::RULE, '--' ] ];
		if ( '' !== $facts->page ) {
			/* translators: %s: the address of a page. */
			$parts[] = [ Mail::SMALL, sprintf( __( 'Sent from %s', 'brolga' ), $facts->page ) ];
		}
		$parts[] = [
			Mail::BUTTON,
			sprintf(
				/* translators: %s: the address of a lead in wp-admin. */
				__( 'View this lead: %s', 'brolga' ),
				Placeholders::link( $facts )
			),
		];
		return $parts;
	}

	private static function usual_subject( LeadFactLines $facts ): string {
		$site = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		return sprintf(
			/* translators: 1: a form's name, 2: the site's name. */
			__( '%1$s on %2$s', 'brolga' ),
			'' === $facts->title ? __( 'New lead', 'brolga' ) : $facts->title,
			$site
		);
	}
}
