<?php
declare( strict_types=1 );

namespace Brolga\Leads\Mails;

use Brolga\Core\Events\Event;
use Brolga\Core\Events\Listener;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Later;
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
 * Writes the mails of an enquiry and gives them to the outbox. Recipients,
 * subject and words are the owner's; what the visitor wrote stands where the
 * owner's placeholders are, and in Reply-To where it passed the rule for
 * addresses. It cannot become a header or a recipient: see Mail.
 *
 * @see OUTBOX-10 OUTBOX-11 OUTBOX-19 OUTBOX-23
 */
final class Notifications implements Listener {

	/**
	 * @param Closure(): Autoresponder $autoresponder Answers.
	 */
	public function __construct(
		private readonly Outbox $outbox,
		private readonly Sender $sender,
		private readonly FormLocator $locator,
		#[Later( Autoresponder::class )] private readonly Closure $autoresponder,
		private readonly Clock $clock
	) {}

	/**
	 * Queues the mails of a lead that has come in or was taken out of spam.
	 *
	 * @param Event $event The lead.
	 */
	public function hear( Event $event ): void {
		if ( $event instanceof LeadStored ) {
			$event->lead instanceof Lead
				? $this->release( $event->lead )
				: $this->enqueue( $event->id, $event->form, $event->lead );
		}
	}

	/**
	 * Queues the mails of a new enquiry: to the owner and to the visitor, as the
	 * form says.
	 *
	 * @param FormDefinition|null $form  Its form, as the answers have it.
	 * @param LeadDraft           $draft What was stored.
	 */
	public function enqueue( int $lead_id, ?FormDefinition $form, LeadDraft $draft ): void {
		$this->write( $lead_id, $form, Facts::of_draft( $lead_id, $draft, $this->clock->now() ) );
	}

	/**
	 * Queues what was not written when a lead came in, because it was taken for
	 * spam: for the form and the recipients of today.
	 *
	 * @see SPAM-9
	 */
	public function release( Lead $lead ): void {
		$this->write( $lead->id, $this->form_of( $lead ), Facts::of_lead( $lead ) );
	}

	/**
	 * Sends a lead's mail again: what was given up is tried once more, what waits
	 * for its next attempt now; where all was sent, a new mail to the owner is
	 * written, for the recipients of today.
	 * Of one mail alone, only what was given up is tried.
	 *
	 * @param int $job The mail's job; 0: all.
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
				$this->mail( Facts::of_lead( $lead ), $this->form_of( $lead ) )->to_job( Lead::subject( $lead->id ) )
			);
		}
		return true;
	}

	/**
	 * Queues the mails of an enquiry that nobody was told of yet.
	 *
	 * @param FormDefinition|null $form  Its form; null when it is gone.
	 * @param Facts               $facts The enquiry.
	 */
	private function write( int $lead_id, ?FormDefinition $form, Facts $facts ): void {
		if ( null === $form || $form->mails->notifies ) {
			$this->outbox->enqueue_awaited( $this->mail( $facts, $form )->to_job( Lead::subject( $lead_id ) ) );
		}
		if ( null !== $form?->mails->autoreply ) {
			( $this->autoresponder )()->enqueue( $form->mails->autoreply, $facts, $form->known_ids );
		}
	}

	/**
	 * The form of a lead as it is now, with the answers of then; null when it is gone.
	 */
	private function form_of( Lead $lead ): ?FormDefinition {
		$id   = $lead->form_id();
		$form = null === $id ? null : $this->locator->find( $id );
		return null === $form ? null : Answers::kept( $form, $lead->fields )->asked_by( $form );
	}

	/**
	 * The mail to the owner.
	 *
	 * @param Facts               $facts The enquiry.
	 * @param FormDefinition|null $form  Its form; null when it is gone.
	 */
	private function mail( Facts $facts, ?FormDefinition $form ): Mail {
		return SiteLanguage::write( fn (): Mail => $this->in_words( $facts, $form ) );
	}

	/**
	 * The same, in the language that is spoken now.
	 *
	 * @param Facts               $facts The enquiry.
	 * @param FormDefinition|null $form  Its form; null when it is gone.
	 */
	private function in_words( Facts $facts, ?FormDefinition $form ): Mail {
		$texts      = Placeholders::for_owner( $facts, $form->known_ids ?? [] );
		$recipients = $form->after->recipients ?? [];
		$subject    = $form->mails->notification->subject ?? '';
		$body       = $form->mails->notification->body ?? '';
		return new Mail(
			[] === $recipients ? [ $this->sender->owner() ] : $recipients,
			Text::header( '' === $subject ? self::usual_subject( $facts ) : $texts->fill( $subject ) ),
			( '' === $body ? self::usual_body( $facts ) : $texts->fill( $body ) ) . "\n",
			$facts->email,
			Text::header( $facts->name ),
			files_of: true === $form?->mails->attaches ? $facts->id : 0
		);
	}

	/**
	 * What is said as long as the owner says nothing: all answers, where they
	 * came from, and where they are kept.
	 *
	 * @param Facts $facts The enquiry.
	 */
	private static function usual_body( Facts $facts ): string {
		$lines = [ Placeholders::all( $facts ), '--' ];
		if ( '' !== $facts->page ) {
			/* translators: %s: the address of a page. */
			$lines[] = sprintf( __( 'Sent from %s', 'brolga' ), $facts->page );
		}
		$lines[] = sprintf(
			/* translators: %s: the address of a lead in wp-admin. */
			__( 'View this lead: %s', 'brolga' ),
			Placeholders::link( $facts )
		);
		return implode( "\n\n", array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}

	/**
	 * The subject as long as the owner has none: the names of form and site.
	 *
	 * @param Facts $facts The enquiry.
	 */
	private static function usual_subject( Facts $facts ): string {
		$site = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		return sprintf(
			/* translators: 1: a form's name, 2: the site's name. */
			__( '%1$s on %2$s', 'brolga' ),
			'' === $facts->title ? __( 'New lead', 'brolga' ) : $facts->title,
			$site
		);
	}
}
