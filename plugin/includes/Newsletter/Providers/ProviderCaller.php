<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Providers;

use Brolga\Core\Http\Request;
use Brolga\Core\Http\Response;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Undeliverable;
use Brolga\Core\Support\Text;
use Brolga\Outbox\Calls\Caller;

/**
 * What a provider says goes into the owner's sentence, without keys and without
 * the address of the person it is about.
 *
 * @see NEWS-20 NEWS-22
 */
final class ProviderCaller {

	/** How much of a provider's own words the owner reads. */
	private const DETAIL_LENGTH = 200;

	/** What providers say when the same request may be taken later, with whatever status. */
	private const LATER = '/not allowing more sign-?ups|too many (?:requests|sign-?ups)|try again later/i';

	/** Seconds until then. */
	private const PAUSE = 3600;

	public function __construct( private readonly Caller $caller ) {}

	/**
	 * Sends a request, and returns an answer that settles something.
	 *
	 * @param string  $whom    The provider's name.
	 * @param Request $request What is asked.
	 *
	 * @throws DeliveryFailed When it may work later.
	 * @throws Undeliverable  When the address may not be called.
	 */
	public function call( string $whom, Request $request ): Response {
		return $this->caller->call( $whom, $request );
	}

	/**
	 * Sends a request, and returns the JSON object of a success.
	 *
	 * @param string       $whom    The provider's name.
	 * @param Account      $account Whose key the request holds.
	 * @param Request      $request What is asked.
	 * @param list<string> $secret  What else must not be told.
	 * @return array<array-key, mixed>
	 *
	 * @throws DeliveryFailed When it may work later.
	 * @throws Undeliverable  When it will not.
	 */
	public function json( string $whom, Account $account, Request $request, array $secret = [] ): array {
		$response = $this->call( $whom, $request );
		if ( ! $response->is_success() ) {
			throw $this->refused( $whom, $account, $response, $secret );
		}
		// A page in the place of an answer: a proxy's, a maintenance's. Nothing says that it was done.
		return $response->map() ?? throw $this->unreadable( $whom );
	}

	/**
	 * What to make of a refusal. Some refuse for now only.
	 *
	 * @param string       $whom     The provider's name.
	 * @param Account      $account  Whose key was used.
	 * @param Response     $response What was answered.
	 * @param list<string> $secret   What else must not be told.
	 */
	public function refused(
		string $whom,
		Account $account,
		Response $response,
		array $secret = []
	): Undeliverable|DeliveryFailed {
		$words = self::detail( $response, [ $account->key, ...$secret ] );
		if ( 1 === preg_match( self::LATER, $words ) ) {
			return new DeliveryFailed( Cause::Limited->with( $whom ), self::PAUSE );
		}
		return new Undeliverable(
			match ( $response->status ) {
				401     => Cause::WrongKey->with( $whom, $account->name, $words ),
				// Without a word it may be anything, a plan or an address that may not ask; the key is good.
				403     => '' === $words
					? Cause::Rejected->with( $whom, $response->status, '' )
					: Cause::WrongKey->with( $whom, $account->name, $words ),
				404     => Cause::NoList->with( $whom ),
				default => Cause::Rejected->with( $whom, $response->status, $words ),
			}
		);
	}

	/**
	 * An answer that cannot be read.
	 *
	 * @param string $whom The provider's name.
	 */
	public function unreadable( string $whom ): DeliveryFailed {
		return new DeliveryFailed( Cause::Unreadable->with( $whom ) );
	}

	/**
	 * The provider's own words: Mailchimp says `detail`, with the fields in `errors`,
	 * the others `message`.
	 *
	 * @param Response     $response What was answered.
	 * @param list<string> $secret   What must not be told.
	 */
	private static function detail( Response $response, array $secret ): string {
		$answer = $response->map() ?? [];
		$said   = $answer['detail'] ?? $answer['message'] ?? '';
		$words  = is_string( $said ) ? Text::line( $said ) : '';
		$fields = self::fields( $answer['errors'] ?? null );
		$words  = '' === $fields ? $words : trim( "{$fields} {$words}" );
		foreach ( $secret as $hidden ) {
			$words = '' === $hidden ? $words : str_ireplace( $hidden, '…', $words );
		}
		return Text::start( $words, self::DETAIL_LENGTH );
	}

	/**
	 * Which fields were refused: Mailchimp lists them, MailerLite has them by name.
	 *
	 * @param mixed $errors As they were answered.
	 */
	private static function fields( mixed $errors ): string {
		$said = [];
		foreach ( is_array( $errors ) ? $errors : [] as $name => $error ) {
			$one = is_array( $error ) ? $error['message'] ?? $error[0] ?? '' : $error;
			$of  = is_array( $error ) ? $error['field'] ?? $name : $name;
			if ( is_string( $one ) && '' !== $one ) {
				$said[] = is_string( $of ) && '' !== $of ? "{$of}: {$one}" : $one;
			}
		}
		return Text::line( implode( ' ', $said ) );
	}
}
