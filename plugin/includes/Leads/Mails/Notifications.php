<?php
declare( strict_types=1 );

namespace Brolga\Leads\Mails;

use Brolga\Core\Clock;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Events\Event;
use Brolga\Core\Events\Listener;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Text;
use Brolga\Forms\Fields\Answers;
use Brolga\Forms\FormDefinition;
use Brolga\Forms\FormLocator;
use Brolga\Leads\Entry;
use Brolga\Leads\EntryDraft;
use Brolga\Leads\LeadStored;
use Brolga\Mail\Mail;
use Brolga\Mail\MailHandler;
use Brolga\Mail\Sender;
use Brolga\Outbox\Outbox;

/**
 * Writes the mails of an enquiry and gives them to the outbox. Recipients,
 * subject and words are the owner's; what the visitor wrote stands where the
 * owner's placeholders are, and in Reply-To where it passed the rule for
 * addresses. It cannot become a header or a recipient: see Mail.
 *
 * @see OUTBOX-10 OUTBOX-11 OUTBOX-19 OUTBOX-23
 */
final class Notifications implements Listener {

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Sender $sender,
		private readonly FormLocator $locator,
		private readonly Autoresponder $autoresponder,
		private readonly Clock $clock
	) {}

	/**
	 * Queues the mails of a lead that has come in or was taken out of spam.
	 *
	 * @param Event $event The lead.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function hear( Event $event ): void {
		if ( $event instanceof LeadStored ) {
			$event->lead instanceof Entry ? $this->release( $event->lead ) : $this->enqueue( $event->id, $event->form, $event->lead );
		}
	}

	/**
	 * Queues the mails of a new enquiry: to the owner and to the visitor, as the
	 * form says.
	 *
	 * @param int                 $entry_id The entry.
	 * @param FormDefinition|null $form     Its form, as the answers have it.
	 * @param EntryDraft          $draft    What was stored.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function enqueue( int $entry_id, ?FormDefinition $form, EntryDraft $draft ): void {
		$this->write( $entry_id, $form, Facts::of_draft( $entry_id, $draft, $this->clock->now() ) );
	}

	/**
	 * Queues what was not written when an entry came in, because it was taken for
	 * spam: for the form and the recipients of today.
	 *
	 * @param Entry $entry The entry.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 *
	 * @see SPAM-9
	 */
	public function release( Entry $entry ): void {
		$this->write( $entry->id, $this->form_of( $entry ), Facts::of_entry( $entry ) );
	}

	/**
	 * Sends an entry's mail again: what was given up is tried once more, what waits
	 * for its next attempt now; where all was sent, a new mail to the owner is
	 * written, for the recipients of today.
	 * Of one mail alone, only what was given up is tried.
	 *
	 * @param Entry $entry The entry.
	 * @param int   $job   The mail's job; 0: all.
	 * @return bool Whether there was something to send.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function resend( Entry $entry, int $job = 0 ): bool {
		if ( $job > 0 ) {
			return 1 === $this->outbox->resend_one( Entry::subject( $entry->id ), $job );
		}
		if ( 0 === $this->outbox->resend( Entry::subject( $entry->id ) ) && ! $this->outbox->hasten( Entry::subject( $entry->id ), MailHandler::KIND ) ) {
			$this->outbox->enqueue( $this->mail( Facts::of_entry( $entry ), $this->form_of( $entry ) )->to_job( Entry::subject( $entry->id ) ) );
		}
		return true;
	}

	/**
	 * Queues the mails of an enquiry that nobody was told of yet.
	 *
	 * @param int                 $entry_id The entry.
	 * @param FormDefinition|null $form     Its form; null when it is gone.
	 * @param Facts               $facts    The enquiry.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function write( int $entry_id, ?FormDefinition $form, Facts $facts ): void {
		if ( null === $form || $form->mails->notifies ) {
			$this->outbox->enqueue( $this->mail( $facts, $form )->to_job( Entry::subject( $entry_id ) ) );
		}
		if ( null !== $form?->mails->autoreply ) {
			$this->autoresponder->enqueue( $form->mails->autoreply, $facts, $form->known_ids );
		}
	}

	/**
	 * The form of an entry as it is now, with the answers of then; null when it is gone.
	 *
	 * @param Entry $entry The entry.
	 */
	private function form_of( Entry $entry ): ?FormDefinition {
		$id   = $entry->form_id();
		$form = null === $id ? null : $this->locator->find( $id );
		return $form?->answered_by( Answers::kept( $form, $entry->fields ) );
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
		/* translators: %d: the number of an enquiry. */
		$lines[] = sprintf( __( 'You can find this lead under Brolga > Leads in your dashboard, as number %d.', 'brolga' ), $facts->id );
		return implode( "\n\n", array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}

	/**
	 * The subject as long as the owner has none: the names of form and site.
	 *
	 * @param Facts $facts The enquiry.
	 */
	private static function usual_subject( Facts $facts ): string {
		$site = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		/* translators: 1: a form's name, 2: the site's name. */
		return sprintf( __( '%1$s on %2$s', 'brolga' ), '' === $facts->title ? __( 'New lead', 'brolga' ) : $facts->title, $site );
	}
}
