<?php
/**
 * The model of the AI provider that answers what a test says.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use LogicException;
use WordPress\AiClient\Messages\DTO\Message;
use WordPress\AiClient\Messages\DTO\MessagePart;
use WordPress\AiClient\Messages\DTO\ModelMessage;
use WordPress\AiClient\Operations\DTO\GenerativeAiOperation;
use WordPress\AiClient\Providers\ApiBasedImplementation\Contracts\ApiBasedModelInterface;
use WordPress\AiClient\Providers\DTO\ProviderMetadata;
use WordPress\AiClient\Providers\Http\DTO\RequestOptions;
use WordPress\AiClient\Providers\Models\DTO\ModelConfig;
use WordPress\AiClient\Providers\Models\DTO\ModelMetadata;
use WordPress\AiClient\Providers\Models\TextGeneration\Contracts\TextGenerationModelInterface;
use WordPress\AiClient\Results\DTO\Candidate;
use WordPress\AiClient\Results\DTO\GenerativeAiResult;
use WordPress\AiClient\Results\DTO\TokenUsage;
use WordPress\AiClient\Results\Enums\FinishReasonEnum;

/** Hands the provider what it is asked. */
final class AiModel implements ApiBasedModelInterface, TextGenerationModelInterface {

	private ModelConfig $config;

	private ?RequestOptions $options = null;

	public function __construct(
		private readonly ModelMetadata $metadata,
		private readonly ProviderMetadata $provider
	) {
		$this->config = new ModelConfig();
	}

	public function metadata(): ModelMetadata {
		return $this->metadata;
	}

	public function providerMetadata(): ProviderMetadata {
		return $this->provider;
	}

	public function setConfig( ModelConfig $config ): void {
		$this->config = $config;
	}

	public function getConfig(): ModelConfig {
		return $this->config;
	}

	public function setRequestOptions( RequestOptions $options ): void {
		$this->options = $options;
	}

	public function getRequestOptions(): ?RequestOptions {
		return $this->options;
	}

	/** @param list<Message> $prompt */
	public function generateTextResult( array $prompt ): GenerativeAiResult {
		$asked = array_values( array_diff( [ (string) $this->config->getSystemInstruction() ], [ '' ] ) );
		foreach ( $prompt as $message ) {
			foreach ( $message->getParts() as $part ) {
				$file    = $part->getFile();
				$asked[] = $part->getText() ?? (string) $file?->getMimeType();
				if ( null !== $file ) {
					AiProvider::take( (string) base64_decode( (string) $file->getBase64Data(), true ) );
				}
			}
		}
		$text = AiProvider::next( implode( "\n\n", $asked ), $this->options?->getTimeout() );
		return new GenerativeAiResult(
			'1',
			[ new Candidate( new ModelMessage( [ new MessagePart( $text ) ] ), FinishReasonEnum::stop() ) ],
			new TokenUsage( 1, 1, 2 ),
			$this->provider,
			$this->metadata
		);
	}

	/** @param list<Message> $prompt */
	public function generateTextOperation( array $prompt ): GenerativeAiOperation {
		throw new LogicException( 'Not asked for.' );
	}
}
