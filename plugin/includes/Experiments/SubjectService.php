<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\RateAllowance;
use Brolga\Core\Rest\Rate;
use Brolga\Core\Settings\Settings;
use Brolga\Experiments\Delivery\Audience;
use InvalidArgumentException;

/**
 * Gives a visitor the variant that takes a placeholder's place: the one he had,
 * else one by the owner's weights.
 *
 * @see AB-18 AB-22 AB-30 AB-50 AB-56 AB-68
 */
final class SubjectService {

	public function __construct(
		private readonly ExperimentRepository $experiments,
		private readonly SubjectRenderer $renderer,
		private readonly Settings $settings,
		private readonly Audience $audience,
		private readonly UncountedViews $uncounted,
		private readonly SubjectProof $proof
	) {}

	/**
	 * How often an address may ask, at both edges together.
	 */
	public static function rate(): Rate {
		return new Rate( 'subject', RateAllowance::events() );
	}

	/**
	 * A visitor's subject, or null where there is no such test, it does not run, it
	 * is for others, or its post is not for the visitor's eyes.
	 *
	 * @param string                  $test    The test's key, as it came from the request.
	 * @param array<array-key, mixed> $server  What the server knows of the request, unslashed.
	 * @param array<array-key, mixed> $cookies The visitor's, unslashed.
	 * @return array{id: string, content: string}|null
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function give( string $test, array $server, array $cookies ): ?array {
		try {
			$key = TestKey::parse( $test );
		} catch ( InvalidArgumentException ) {
			return null;
		}
		$experiment = $this->experiments->running( $key );
		if ( null === $experiment ) {
			return null;
		}
		if ( ! $this->audience->agrees( $cookies ) ) {
			$this->uncounted->asked( $key, $server, $cookies );
			return null;
		}
		$remembered = VisitorCookies::of( $cookies, $this->settings );
		$had        = $remembered->subject( $experiment ) ?? $this->proof->subject( $experiment, $cookies );
		if ( null === $had && ! $this->audience->admits_call( $experiment, $server, $cookies ) ) {
			return null;
		}
		$remembered->forget_stale( $experiment );
		$variant    = $had ?? $experiment->pick( Chance::draw() );
		$content    = $this->renderer->render( $key, $variant );
		if ( '' === $content ) {
			return null;
		}
		if ( null === $had ) {
			$this->proof->give( $key, $variant->number, $cookies );
		}
		return [
			'id'      => $key->subject( $variant->number ),
			'content' => $content,
		];
	}
}
