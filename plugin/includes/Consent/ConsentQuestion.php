<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\All;
use Closure;

/**
 * The question of the consent banner: the services declared by all features, by current settings.
 *
 * @see CONSENT-1 CONSENT-3 CONSENT-30
 */
final class ConsentQuestion {

	/** @var array<string, Service>|null By ID; null until first used. */
	private ?array $services = null;

	private ?ConsentWording $wording = null;

	/** @param Closure(): list<DeclaresServices> $declarers */
	public function __construct(
		#[All( DeclaresServices::class, later: true )] private readonly Closure $declarers,
		private readonly Settings $settings
	) {}

	/** Whether the owner has enabled the banner, and at least one service needs consent. */
	public function is_asked(): bool {
		return $this->settings->of( new ConsentSection() )->flag( 'enabled' ) && [] !== $this->categories();
	}

	public function mode(): Mode {
		return Mode::tryFrom( $this->settings->of( new ConsentSection() )->text( 'mode' ) ) ?? Mode::OptIn;
	}

	/** @return array<string, Service> */
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

	/** @return array<string, string> */
	public function categories(): array {
		return array_map( static fn ( Service $service ): string => $service->category->value, $this->asked() );
	}

	/**
	 * Returns selectors of the waiting elements by service ID, without services that wait on every page.
	 *
	 * @return array<string, string>
	 * @see CONSENT-33
	 */
	public function waiting(): array {
		return array_filter(
			array_map( static fn ( Service $service ): string => $service->waits, $this->asked() ),
			static fn ( string $waits ): bool => Service::EVERYWHERE !== $waits
		);
	}

	public function wording(): ConsentWording {
		return $this->wording ??= ConsentWording::now(
			$this->mode(),
			determine_locale(),
			new BannerWords( $this->settings->of( new ConsentSection() ) ),
			$this->asked()
		);
	}

	/** Visitors with another version are asked again about services whose description has changed. */
	public function version(): string {
		return $this->wording()->version();
	}

	/** @return array<string, Service> */
	private function asked(): array {
		return array_filter(
			$this->services(),
			static fn ( Service $service ): bool => Category::Functional !== $service->category
		);
	}
}
