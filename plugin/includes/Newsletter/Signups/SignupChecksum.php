<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\InvalidToken;
use Brolga\Core\Support\Json;
use Brolga\Forms\Source\FormId;
use Brolga\Newsletter\Lists\SignupForm;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;
use InvalidArgumentException;

/**
 * `et_checksum` signs the form's id with list, provider and account, and with
 * the words that visitors agree to, for the 400 days that a cached page may live.
 *
 * @see NEWS-13 NEWS-15 TOKEN-2 TOKEN-3
 */
final class SignupChecksum {

	/** What the token is for. */
	private const PURPOSE = 'et_checksum';

	public function __construct( private readonly Hmac $hmac ) {}

	/**
	 * A checksum for a form.
	 *
	 * @param FormId     $id   Where the form is.
	 * @param SignupForm $form The form.
	 */
	public function sign( FormId $id, SignupForm $form ): string {
		return $this->hmac->sign( self::PURPOSE, Json::encode( [ $id->format(), $form->list_id, $form->provider, $form->account, $form->consent ] ), Hmac::PAGE_TTL );
	}

	/**
	 * The form that a request was signed for, and what its page said the visitor
	 * agrees to.
	 *
	 * @param SubscriptionRequest $request What was sent.
	 * @return array{FormId, string}
	 *
	 * @throws InvalidToken When we did not sign this list, provider and account together.
	 */
	public function read( SubscriptionRequest $request ): array {
		try {
			[ $id, $list, $provider, $account, $consent ] = Json::items( $this->hmac->verify( self::PURPOSE, $request->checksum ) ) + [ '', '', '', '', '' ];
			if ( ! is_string( $id ) || ! is_string( $consent ) || [ $list, $provider, $account ] !== [ $request->list_id, $request->provider, $request->account ] ) {
				throw InvalidToken::forged();
			}
			return [ FormId::parse( $id ), $consent ];
		} catch ( InvalidJson | InvalidArgumentException ) {
			throw InvalidToken::malformed();
		}
	}
}
