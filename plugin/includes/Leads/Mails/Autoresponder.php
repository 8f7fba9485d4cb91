<?php
declare( strict_types=1 );

namespace Brolga\Leads\Mails;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Text;
use Brolga\Forms\Mails\Autoreply;
use Brolga\Forms\Mails\Template;
use Brolga\Leads\Lead;
use Brolga\Mail\Mail;
use Brolga\Mail\MailShare;
use Brolga\Outbox\Outbox;

/**
 * Queues the autoreply to a lead, in the transaction that stores the lead. It is sent only to the
 * validated email address, and only a few times a day to each address, across all forms, so that
 * nobody can flood somebody else's mailbox.
 *
 * @see OUTBOX-16
 */
final class Autoresponder {

	/** The period of the limit per address, in seconds. */
	private const DAY = 86400;

	public function __construct(
		private readonly Outbox $outbox,
		private readonly LedgerRepository $ledger,
		private readonly Hmac $hmac,
		private readonly MessageIds $ids,
		private readonly MailShare $share
	) {}

	/** @param list<string> $known */
	public function enqueue( Autoreply $autoreply, LeadFactLines $lead_fact_lines, array $known ): void {
		$mail = SiteLanguage::write( fn (): Mail => $this->mail( $autoreply, $lead_fact_lines, $known ) );
		if ( [] !== $mail->to && $this->is_allowed( $lead_fact_lines->email ) ) {
			$this->outbox->enqueue( $mail->to_job( Lead::subject( $lead_fact_lines->id ), AutoreplyHandler::KIND ) );
		}
	}

	/**
	 * Returns the autoreply in the current language.
	 *
	 * @param list<string> $known
	 */
	public function mail( Autoreply $autoreply, LeadFactLines $lead_fact_lines, array $known ): Mail {
		$subject = '' === $autoreply->template->subject ? self::usual()->subject : $autoreply->template->subject;
		$body    = '' === $autoreply->template->body ? self::usual()->body : $autoreply->template->body;
		return new Mail(
			[ $lead_fact_lines->email ],
			// The subject never quotes the visitor, because anyone can enter another person's address.
			Text::header( Placeholders::for_visitor( $lead_fact_lines, $known, false )->fill( $subject ) ),
			Placeholders::for_visitor( $lead_fact_lines, $known, $autoreply->quotes )->fill( $body ) . "\n",
			$autoreply->reply_to,
			message_id: $this->ids->autoreply( $lead_fact_lines->id ),
			automatic: true
		);
	}

	private static function usual(): Template {
		return new Template(
			/* translators: {site} is kept: it stands for the site's name. */
			__( 'Your message to {site}', 'brolga' ),
			/* translators: {site} is kept: it stands for the site's name. */
			__( "Thank you for your message. We have received it and will reply as soon as we can.\n\n{site}\n\nYou are receiving this email because your address was entered in a form on our website. If that was not you, you can ignore it.", 'brolga' )
		);
	}

	/**
	 * Counts an email to an address, and returns whether it may be sent. Each of the day's slots becomes free
	 * again one day after it was used. Also checks the limit for all emails to that mailbox.
	 */
	private function is_allowed( string $address ): bool {
		$mark = $this->hmac->digest( 'autoreply', MailShare::mailbox( $address ) );
		for ( $place = 1; $place <= Constants::FORM_AUTOREPLIES_PER_DAY; $place++ ) {
			if ( $this->ledger->claim( "autoreply:{$mark}:{$place}", self::DAY ) ) {
				return 0 === $this->share->wait( $address );
			}
		}
		return false;
	}
}
