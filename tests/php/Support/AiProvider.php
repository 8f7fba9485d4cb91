<?php
/**
 * An AI provider that answers what a test says.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Throwable;
use WordPress\AiClient\AiClient;
use WordPress\AiClient\Messages\Enums\ModalityEnum;
use WordPress\AiClient\Providers\AbstractProvider;
use WordPress\AiClient\Providers\Contracts\ModelMetadataDirectoryInterface;
use WordPress\AiClient\Providers\Contracts\ProviderAvailabilityInterface;
use WordPress\AiClient\Providers\DTO\ProviderMetadata;
use WordPress\AiClient\Providers\Enums\ProviderTypeEnum;
use WordPress\AiClient\Providers\Models\Contracts\ModelInterface;
use WordPress\AiClient\Providers\Models\DTO\ModelMetadata;
use WordPress\AiClient\Providers\Models\DTO\SupportedOption;
use WordPress\AiClient\Providers\Models\Enums\CapabilityEnum;
use WordPress\AiClient\Providers\Models\Enums\OptionEnum;

/** Registered once, connected while a test says so. */
final class AiProvider extends AbstractProvider implements
	ProviderAvailabilityInterface,
	ModelMetadataDirectoryInterface {

	private const ID = 'brolga-test';

	private static bool $is_connected = false;

	/** Whether its model takes a system instruction and a JSON schema. */
	private static bool $is_simple = false;

	private static bool $sees = false;

	/** @var list<string|Throwable> */
	private static array $answers = [];

	/** @var list<string> */
	private static array $asked = [];

	/** @var list<string> */
	private static array $files = [];

	private static ?float $seconds = null;

	private static int $looked_up = 0;

	public static function connect( bool $is_simple = false, bool $sees = false ): void {
		$registry = AiClient::defaultRegistry();
		if ( ! $registry->hasProvider( self::ID ) ) {
			$registry->registerProvider( self::class );
		}
		[ self::$is_connected, self::$is_simple, self::$sees ] = [ true, $is_simple, $sees ];
		[ self::$answers, self::$asked, self::$files ]         = [ [], [], [] ];
	}

	public static function disconnect(): void {
		self::$is_connected = false;
	}

	/** What it answers next, and after that. */
	public static function answers( string|Throwable ...$answers ): void {
		self::$answers = array_values( $answers );
	}

	/** @param array<string, mixed> $answer */
	public static function says( array $answer ): void {
		self::answers( (string) wp_json_encode( $answer ) );
	}

	/** @throws Throwable What the test wants it to throw. */
	public static function next( string $asked, ?float $seconds ): string {
		self::$asked[] = $asked;
		self::$seconds = $seconds;
		$answer        = array_shift( self::$answers ) ?? '';
		return $answer instanceof Throwable ? throw $answer : $answer;
	}

	/** Keeps a file that the model was given. */
	public static function take( string $bytes ): void {
		self::$files[] = $bytes;
	}

	/** @return list<string> The bytes of files that the model was given. */
	public static function files(): array {
		return self::$files;
	}

	/** How long the last request could take. */
	public static function seconds(): ?float {
		return self::$seconds;
	}

	/** @return list<string> What the model was asked. */
	public static function asked(): array {
		return self::$asked;
	}

	protected static function createModel( ModelMetadata $model, ProviderMetadata $provider ): ModelInterface {
		return new AiModel( $model, $provider );
	}

	protected static function createProviderMetadata(): ProviderMetadata {
		return new ProviderMetadata( self::ID, 'Test', ProviderTypeEnum::cloud() );
	}

	protected static function createProviderAvailability(): ProviderAvailabilityInterface {
		return new self();
	}

	protected static function createModelMetadataDirectory(): ModelMetadataDirectoryInterface {
		return new self();
	}

	/** How often WordPress has asked whether it is connected, for which others ask their service. */
	public static function looked_up(): int {
		return self::$looked_up;
	}

	public function isConfigured(): bool {
		++self::$looked_up;
		return self::$is_connected;
	}

	public function listModelMetadata(): array {
		return [ $this->getModelMetadata( self::ID ) ];
	}

	public function hasModelMetadata( string $model ): bool {
		return self::ID === $model;
	}

	public function getModelMetadata( string $model ): ModelMetadata {
		$text = [ ModalityEnum::text() ];
		return new ModelMetadata(
			$model,
			'Test',
			[ CapabilityEnum::textGeneration(), CapabilityEnum::chatHistory() ],
			[
				new SupportedOption(
					OptionEnum::inputModalities(),
					self::$sees ? [ $text, [ ModalityEnum::text(), ModalityEnum::image() ] ] : [ $text ]
				),
				new SupportedOption( OptionEnum::outputModalities(), [ $text ] ),
				...( self::$is_simple ? [] : [
					new SupportedOption( OptionEnum::systemInstruction() ),
					new SupportedOption( OptionEnum::outputMimeType() ),
					new SupportedOption( OptionEnum::outputSchema() ),
				] ),
			]
		);
	}
}
