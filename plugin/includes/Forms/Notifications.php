<?php
/**
 * Tells the owner of an enquiry.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Database\StorageUnavailable;
use Brolga\Outbox\Mail;
use Brolga\Outbox\Outbox;
use Brolga\Settings\Settings;

/**
 * Writes the mail of an enquiry and gives it to the outbox. Recipients and
 * subject are the owner's; what the visitor wrote stands in the text alone,
 * and in Reply-To where it passed the rule for addresses.
 *
 * @see OUTBOX-10 OUTBOX-11
 *
 * @phpstan-import-type StoredField from EntryDraft
 */
final class Notifications {

	/**
	 * Keeps its helpers.
	 *
	 * @param Outbox      $outbox   Takes the mail.
	 * @param Settings    $settings Knows who is told when the form does not say.
	 * @param FormLocator $locator  Finds the form of an older entry.
	 */
	public function __construct(
		private readonly Outbox $outbox,
		private readonly Settings $settings,
		private readonly FormLocator $locator
	) {}

	/**
	 * Queues the mail of a new enquiry.
	 *
	 * @param int            $entry_id The entry.
	 * @param FormDefinition $form     Its form.
	 * @param EntryDraft     $draft    What was stored.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function enqueue( int $entry_id, FormDefinition $form, EntryDraft $draft ): void {
		$this->outbox->enqueue( $this->mail( $entry_id, $form, $draft->title, $draft->fields, $draft->attribution->page, $draft->contact->email, $draft->contact->full_name() )->to_job( $entry_id ) );
	}

	/**
	 * Sends an entry's mail again: what was given up is tried once more; where
	 * nothing was, a new mail is written, for the recipients of today.
	 *
	 * @param Entry $entry The entry.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function resend( Entry $entry ): void {
		if ( 0 === $this->outbox->resend( $entry->id ) ) {
			$id   = $entry->form_id();
			$form = null === $id ? null : $this->locator->find( $id );
			$form = $form?->answered_by( Answers::kept( $form, $entry->fields ) );
			$this->outbox->enqueue( $this->mail( $entry->id, $form, $entry->form_title, $entry->fields, $entry->page, $entry->email, $entry->name )->to_job( $entry->id ) );
		}
	}

	/**
	 * The mail.
	 *
	 * @param int                 $entry_id The entry.
	 * @param FormDefinition|null $form     Its form; null when it is gone.
	 * @param string              $title    What owners call the form.
	 * @param array               $fields   What was answered.
	 * @param string              $page     Where.
	 * @param string              $email    The visitor's address; may be empty.
	 * @param string              $name     The visitor's name; may be empty.
	 * @phpstan-param list<StoredField> $fields
	 */
	private function mail( int $entry_id, ?FormDefinition $form, string $title, array $fields, string $page, string $email, string $name ): Mail {
		$lines = [];
		foreach ( $fields as $field ) {
			if ( '' !== $field['text'] ) {
				$lines[] = $field['label'] . ":\n" . $field['text'];
			}
		}
		$lines[] = '--';
		if ( '' !== $page ) {
			/* translators: %s: the address of a page. */
			$lines[] = sprintf( __( 'Sent from %s', 'brolga' ), $page );
		}
		/* translators: %d: the number of an enquiry. */
		$lines[] = sprintf( __( 'Enquiry number %d is kept under Leads in your dashboard.', 'brolga' ), $entry_id );
		return new Mail(
			$this->recipients( $form ),
			$this->subject( $form, $title ),
			implode( "\n\n", $lines ) . "\n",
			$email,
			Text::header( $name )
		);
	}

	/**
	 * Who is told: the form's recipients, as far as they are addresses, else the site's.
	 *
	 * @param FormDefinition|null $form The form.
	 * @return list<string>
	 */
	private function recipients( ?FormDefinition $form ): array {
		$addresses = $form->after->recipients ?? [];
		return [] === $addresses ? [ $this->settings->notification_recipient() ] : $addresses;
	}

	/**
	 * The subject: the owner's words, else the names of form and site.
	 *
	 * @param FormDefinition|null $form  The form.
	 * @param string              $title What owners call it.
	 */
	private function subject( ?FormDefinition $form, string $title ): string {
		if ( null !== $form && '' !== $form->subject ) {
			return Text::header( $form->subject );
		}
		$site = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		/* translators: 1: a form's name, 2: the site's name. */
		return Text::header( sprintf( __( '%1$s on %2$s', 'brolga' ), '' === $title ? __( 'New enquiry', 'brolga' ) : $title, $site ) );
	}
}
