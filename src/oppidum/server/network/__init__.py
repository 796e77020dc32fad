"""The network: what comes in by HTTP and websockets, who may, and how it is answered."""
