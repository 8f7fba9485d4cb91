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
 * Gives the autoreply of an enquiry to the outbox, within the transaction that
 * stores the enquiry. It goes to the one address that passed the form's rule,
 * and to each address a few times a day at most, whichever forms it stands in:
 * whoever types in somebody else's address must not be able to flood them.
 *
 * @see OUTBOX-16
 */
final class Autoresponder {

	/** Seconds within which the mails to one address are counted. */
	private const DAY = 86400;

	public function __construct(
		private readonly Outbox $outbox,
		private readonly LedgerRepository $ledger,
		private readonly Hmac $hmac,
		private readonly MessageIds $ids,
		private readonly MailShare $share
	) {}

	/**
	 * Queues the autoreply to an enquiry that is not spam.
	 *
	 * @param Autoreply    $autoreply What the owner wants to be said.
	 * @param Facts        $facts     The enquiry.
	 * @param list<string> $known     The ids of the form's fields, also of those not asked.
	 */
	public function enqueue( Autoreply $autoreply, Facts $facts, array $known ): void {
		$mail = SiteLanguage::write( fn (): Mail => $this->mail( $autoreply, $facts, $known ) );
		if ( [] !== $mail->to && $this->is_allowed( $facts->email ) ) {
			$this->outbox->enqueue( $mail->to_job( Lead::subject( $facts->id ), AutoreplyHandler::KIND ) );
		}
	}

	/**
	 * @param Autoreply    $autoreply What the owner wants to be said.
	 * @param Facts        $facts     The enquiry.
	 * @param list<string> $known     The ids of the form's fields, also of those not asked.
	 */
	private function mail( Autoreply $autoreply, Facts $facts, array $known ): Mail {
		$subject = '' === $autoreply->template->subject ? self::usual()->subject : $autoreply->template->subject;
		$body    = '' === $autoreply->template->body ? self::usual()->body : $autoreply->template->body;
		return new Mail(
			[ $facts->email ],
			// A stranger's words are never the first thing that is read.
			Text::header( Placeholders::for_visitor( $facts, $known, false )->fill( $subject ) ),
			Placeholders::for_visitor( $facts, $known, $autoreply->quotes )->fill( $body ) . "\n",
			$autoreply->reply_to,
			message_id: $this->ids->autoreply( $facts->id ),
			automatic: true
		);
	}

	/**
	 * What is said as long as the owner says nothing.
	 */
	private static function usual(): Template {
		return new Template(
			/* translators: {site} is kept: it stands for the site's name. */
			__( 'Your message to {site}', 'brolga' ),
			/* translators: {site} is kept: it stands for the site's name. */
			__( "Thank you for your message. We have received it and will reply as soon as we can.\n\n{site}\n\nYou are receiving this email because your address was entered in a form on our website. If that was not you, you can ignore it.", 'brolga' )
		);
	}

	/**
	 * Counts a mail to an address, and says whether it may go: each of the day's
	 * places is free again a day after it was taken, and so is what the mailbox may
	 * get of everything.
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
