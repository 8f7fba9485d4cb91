<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Support\Json;
use Brolga\Mail\SampleMailsAsked;
use Brolga\Mail\Mail;
use Brolga\Newsletter\Lists\ListMails;
use Brolga\Newsletter\Subscribers\Subscriber;

/**
 * Writes the emails to a subscriber who was made up.
 *
 * @see EMAIL-867
 */
final class ListMailSamples implements Answerer {

	private const POSTS = 3;

	public function __construct(
		private readonly ListMails $list_mails,
		private readonly DigestLetter $letter
	) {}

	public function answer( Question $question ): void {
		if ( ! $question instanceof SampleMailsAsked ) {
			return;
		}
		$reader = Subscriber::from_row( [
			'list_id' => 'newsletter',
			'email'   => 'anna@example.com',
		] );
		$question->add(
			'signup',
			__( 'Sign-up confirmation', 'brolga' ),
			SiteLanguage::write( fn (): Mail => $this->list_mails->question( $reader, '…' ) )
		);
		$digest = SiteLanguage::write( fn (): ?Mail => $this->digest( $reader ) );
		if ( null !== $digest ) {
			$question->add( 'digest', __( 'New posts', 'brolga' ), $digest );
		}
	}

	/** Null while there are no posts. */
	private function digest( Subscriber $reader ): ?Mail {
		$posts  = get_posts( [
			'numberposts' => self::POSTS,
			'fields'      => 'ids',
		] );
		$letter = $this->letter->write( Digest::from_row( [ 'posts' => Json::encode( $posts ) ] ) );
		return null === $letter ? null : $this->list_mails->write( $reader, $letter['subject'], $letter['parts'] );
	}
}
