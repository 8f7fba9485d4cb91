<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\All;
use Brolga\Core\Consent\Category;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Consent\Service;
use Brolga\Core\Settings\Settings;

/**
 * What visitors of this site are asked: the services that all features declare,
 * as the site is set up now.
 *
 * @see CONSENT-1 CONSENT-3
 */
final class Question {

	/** Digits that tell one question from another. */
	private const VERSION_LENGTH = 8;

	/** @var array<string, Service>|null By their ids; null: not gathered yet. */
	private ?array $services = null;

	/**
	 * @param list<DeclaresServices> $declarers Who knows of services.
	 */
	public function __construct(
		#[All( DeclaresServices::class )] private readonly array $declarers,
		private readonly Settings $settings
	) {}

	/**
	 * Whether our own banner asks: the owner has switched it on, and there is
	 * something to ask.
	 */
	public function is_asked(): bool {
		return $this->settings->of( new ConsentSection() )->flag( 'enabled' ) && [] !== $this->categories();
	}

	/**
	 * What counts until a visitor answers.
	 */
	public function mode(): Mode {
		return Mode::tryFrom( $this->settings->of( new ConsentSection() )->text( 'mode' ) ) ?? Mode::OptIn;
	}

	/**
	 * All services, by their ids: those that nobody is asked about as well.
	 *
	 * @return array<string, Service>
	 */
	public function services(): array {
		if ( null === $this->services ) {
			$this->services = [];
			foreach ( $this->declarers as $declarer ) {
				foreach ( $declarer->services() as $service ) {
					$this->services[ $service->id ] ??= $service;
				}
			}
		}
		return $this->services;
	}

	/**
	 * The category of each service that visitors are asked about, by its id.
	 *
	 * @return array<string, string>
	 */
	public function categories(): array {
		$asked = array_filter( $this->services(), static fn ( Service $service ): bool => Category::Functional !== $service->category );
		return array_map( static fn ( Service $service ): string => $service->category->value, $asked );
	}

	/**
	 * Tells this question from others: whoever has answered is asked again when
	 * there is something new to answer.
	 */
	public function version(): string {
		$ids = array_keys( $this->categories() );
		sort( $ids, SORT_STRING );
		return substr( hash( 'sha256', "{$this->mode()->value}|" . implode( '~', $ids ) ), 0, self::VERSION_LENGTH );
	}
}
