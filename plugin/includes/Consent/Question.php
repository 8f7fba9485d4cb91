<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Consent\Category;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Consent\Service;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\All;
use Closure;

/**
 * What visitors of this site are asked: the services that all features declare,
 * as the site is set up now.
 *
 * @see CONSENT-1 CONSENT-3 CONSENT-30
 */
final class Question {

	/** @var array<string, Service>|null By their ids; null: not gathered yet. */
	private ?array $services = null;

	/** The question word by word; null: not put yet. */
	private ?Wording $wording = null;

	/**
	 * @param Closure(): list<DeclaresServices> $declarers Who knows of services.
	 */
	public function __construct(
		#[All( DeclaresServices::class, later: true )] private readonly Closure $declarers,
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
			$services = [];
			foreach ( ( $this->declarers )() as $declarer ) {
				foreach ( $declarer->services() as $service ) {
					$services[ $service->id ] ??= $service;
				}
			}
			$this->services = $services;
		}
		return $this->services;
	}

	/**
	 * The category of each service that visitors are asked about, by its id.
	 *
	 * @return array<string, string>
	 */
	public function categories(): array {
		return array_map( static fn ( Service $service ): string => $service->category->value, $this->asked() );
	}

	/**
	 * Which elements of a page wait for an answer, as a selector, by the service's
	 * id; those of which something waits on every page are left out.
	 *
	 * @see CONSENT-33
	 * @return array<string, string>
	 */
	public function waiting(): array {
		return array_filter(
			array_map( static fn ( Service $service ): string => $service->waits, $this->asked() ),
			static fn ( string $waits ): bool => Service::EVERYWHERE !== $waits
		);
	}

	/**
	 * The question word by word, in the language of this request.
	 */
	public function wording(): Wording {
		return $this->wording ??= Wording::now(
			$this->mode(),
			determine_locale(),
			new BannerWords( $this->settings->of( new ConsentSection() ) ),
			$this->asked()
		);
	}

	/**
	 * Tells this question from others: whoever has answered is asked again about
	 * what is put in other words by now.
	 */
	public function version(): string {
		return $this->wording()->version();
	}

	/**
	 * The services that visitors are asked about, by their ids.
	 *
	 * @return array<string, Service>
	 */
	private function asked(): array {
		return array_filter(
			$this->services(),
			static fn ( Service $service ): bool => Category::Functional !== $service->category
		);
	}
}
