<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Core\Rest\Signature;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\InvalidToken;
use Brolga\Forms\Source\FormId;
use InvalidArgumentException;

/**
 * Signs and reads `brolga_form`. It lives 400 days, so a page that lay in a
 * cache for a month still submits.
 */
final class FormTokens {

	/** What the token is for. */
	private const PURPOSE = 'brolga_form';

	/** What the mark of a route is for, and how many seconds it lives. */
	private const ROUTE     = 'brolga_route';
	private const ROUTE_TTL = 86400;

	public function __construct( private readonly Hmac $hmac ) {}

	/**
	 * The token, as a request brings it back; it is about its form.
	 *
	 * @param string $field The name it is sent by.
	 */
	public static function signature( string $field ): Signature {
		return new Signature(
			$field,
			self::PURPOSE,
			static fn ( string $payload ): string => FormId::parse( $payload )->format()
		);
	}

	/**
	 * A token for a form.
	 */
	public function sign( FormId $id ): string {
		return $this->hmac->sign( self::PURPOSE, $id->format(), Hmac::PAGE_TTL );
	}

	/**
	 * The form of a token.
	 *
	 * @param string $token As it came from the request.
	 *
	 * @throws InvalidToken When we did not sign it for this, or it is too old.
	 */
	public function read( string $token ): FormId {
		try {
			return FormId::parse( $this->hmac->verify( self::PURPOSE, $token ) );
		} catch ( InvalidArgumentException ) {
			throw InvalidToken::malformed();
		}
	}

	/**
	 * The form of a token, or null where read() would throw.
	 *
	 * @param string $token As it came from the request.
	 */
	public function peek( string $token ): ?FormId {
		try {
			return $this->read( $token );
		} catch ( InvalidToken ) {
			return null;
		}
	}

	/**
	 * A mark that an address carries to the page that thanks: which of a form's
	 * routes the answers took. Signed, so that nobody reads what is not for them.
	 *
	 * @see COND-14
	 */
	public function sign_route( FormId $id, int $route ): string {
		return $this->hmac->sign( self::ROUTE, "{$route}|{$id->format()}", self::ROUTE_TTL );
	}

	/**
	 * The route of a mark, or null when it is none of the form's, or too old.
	 *
	 * @param string $mark As it came from the request.
	 */
	public function route( FormId $id, string $mark ): ?int {
		try {
			[ $route, $form ] = explode( '|', $this->hmac->verify( self::ROUTE, $mark ), 2 );
		} catch ( InvalidToken ) {
			return null;
		}
		return $id->format() === $form ? (int) $route : null;
	}
}
