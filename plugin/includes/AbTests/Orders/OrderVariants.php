<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Orders;

use Brolga\AbTests\Delivery\Audience;
use Brolga\AbTests\Records\VisitorCookies;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Core\Security\Staff;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\LazyInject;
use Brolga\Shop\OrderOriginAsked;
use Closure;

/**
 * Stores with an order which variants its customer was shown, because the order may be confirmed
 * from another browser, or without one.
 *
 * @see AB-67
 */
final class OrderVariants implements Answerer {

	public const NAME = 'variants';

	/** Limit on stored tests, higher than the number any visitor takes part in. */
	private const MOST = 20;

	/**
	 * @param Closure(): TestRepository $registry
	 * @param Closure(): Audience $audience
	 */
	public function __construct(
		#[LazyInject( TestRepository::class )] private readonly Closure $registry,
		#[LazyInject( Audience::class )] private readonly Closure $audience,
		private readonly Settings $settings,
		private readonly Staff $staff
	) {}

	public function answer( Question $question ): void {
		$cookies = (array) wp_unslash( $_COOKIE );
		$has_any = [] !== array_filter(
			array_keys( $cookies ),
			static fn ( int|string $name ): bool => str_starts_with( (string) $name, Constants::AB_COOKIE_PREFIX )
		);
		if (
			! $question instanceof OrderOriginAsked
			|| ! $has_any
			|| $this->staff->is_here()
			|| ! ( $this->audience )()->agrees( $cookies )
		) {
			return;
		}
		try {
			$variants = $this->variants( VisitorCookies::of( $cookies, $this->settings ) );
		} catch ( StorageUnavailable ) {
			return;
		}
		if ( [] !== $variants ) {
			$question->note( self::NAME, Json::encode( $variants ) );
		}
	}

	/** @return list<array{test: string, subject: string}> */
	private function variants( VisitorCookies $memory ): array {
		$tests = ( $this->registry )();
		$variants    = [];
		foreach ( $tests->list() as $stored ) {
			$key     = $stored->test->key;
			$variant = $memory->variant( $stored->test );
			if ( null !== $variant && $memory->has_record( $key ) && null !== $tests->running( $key ) ) {
				$variants[] = [
					'test'    => $key->format(),
					'subject' => $key->subject( $variant->number ),
				];
			}
		}
		return array_slice( $variants, 0, self::MOST );
	}
}
